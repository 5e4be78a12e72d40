import type { FaceEvent } from '@campanile/contract/faces/faces.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { MyFaceData } from './MyFaceData.tsx'
import { m } from './messages.ts'

/** `/app/settings/face`: the person's face data and consent. */
export function FaceSettings() {
  useDocumentTitle(m.faceData())
  return (
    <>
      <div>
        <MyFaceData />
      </div>
      <ConsentLedger />
    </>
  )
}

const eventWords: Record<FaceEvent['what'], string> = {
  given: m.youAgreedToTheUse(),
  withdrawn: m.youWithdrewYourConsent(),
  deleted: m.yourFaceDataWasDeleted(),
}

/** A person's consents and withdrawals, and deletions of face data. */
function ConsentLedger() {
  const query = useRead('listMyFaceEvents', {})
  const { dateWithYear, time } = useTimeFormat()
  return (
    <SettingsCard title={m.consentLedger()} hint={m.whatTheLedgerShows()}>
      <Loaded query={query} failure={m.couldNotLoadLedger()} heading="h2">
        {(data) =>
          data.items.length === 0 ? (
            <p className="text-base text-ink-2">{m.noEntriesYet()}</p>
          ) : (
            <ol aria-label={m.consentLedger()} className="divide-y divide-line">
              {data.items.map(({ id, what, version, at }) => (
                <li key={id} className="py-2.5 text-base first:pt-0 last:pb-0">
                  {eventWords[what]}
                  <span className="tnum block text-sm text-ink-3">
                    {dateWithYear(at)}, {time(at)}
                    {version && ` · ${m.textOfVersion({ version })}`}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}
