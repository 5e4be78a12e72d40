import type { RetentionKind } from '@campanile/contract/retention/retention.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SettingsForm } from './form/SettingsForm.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { RetentionState } from './retention/RetentionState.tsx'
import { keptRecords, kindOfPath, shortLived } from './retention/retentionWords.ts'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/settings/audit-log?action=runRetention',
    label: 'What was deleted',
    says: 'Each run and its count are in the audit log.',
  },
]

const daysIn = (value: string | boolean) => (/^\d{1,5}$/.test(String(value)) ? Number(value) : undefined)

/** `/app/settings/retention` */
export function RetentionSettings() {
  useDocumentTitle('Data retention')
  const { data, error, refetch } = useRead('readRetention', {}, { staleTime: 0 })
  const stateOf = (kind: RetentionKind | undefined, days?: number) => {
    if (!kind) return null
    const item = data?.items.find((it) => it.kind === kind)
    if (item) return <RetentionState item={item} {...(days && { days })} />
    return !error && <Skeleton className="mt-2 h-6 w-56 max-w-full" />
  }
  return (
    <>
      {error && !data && (
        <LoadFailed title="We couldn’t load the deletion history" error={error} onRetry={refetch} />
      )}
      <SettingsForm
        title="Kept for a set period"
        hint="Deleted permanently every night. A shorter period takes effect the next night."
        actions={<RunNowButton />}
        paths={sectionPaths.retention}
        below={(path, value) => stateOf(kindOfPath[path], daysIn(value))}
      />
      <SettingsCard title="Kept only while needed">
        <ul className="-my-3 divide-y divide-line">
          {shortLived.map(({ kind, label, says }) => (
            <li key={kind} className="py-3">
              <p className="text-base font-label">{label}</p>
              <p className="text-sm text-ink-3">{says}</p>
              {stateOf(kind)}
            </li>
          ))}
        </ul>
      </SettingsCard>
      <SettingsCard title="Kept as records" hint="Never deleted automatically.">
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {keptRecords.map(({ label, says }) => (
            <li key={label}>
              <p className="text-base font-label">{label}</p>
              <p className="text-sm text-ink-3">{says}</p>
            </li>
          ))}
        </ul>
      </SettingsCard>
      <RelatedLinks links={links} />
    </>
  )
}

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Deletes expired data at once, as the job does every night. */
function RunNowButton() {
  const [asking, setAsking] = useState(false)
  const run = useAct('runRetention')
  return (
    <>
      <Button onClick={() => setAsking(true)}>Run now</Button>
      {asking && (
        <ActDialog
          title="Delete expired data now?"
          verb="Delete"
          busyLabel="Deleting"
          destructive
          act={run}
          input={{}}
          done="Deletion has started"
          onClose={() => setAsking(false)}
        >
          Expired data is deleted every night, according to the saved periods. Deleted data cannot be
          restored. The audit log shows how much was deleted.
        </ActDialog>
      )}
    </>
  )
}
