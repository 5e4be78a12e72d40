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
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { RetentionState } from './retention/RetentionState.tsx'
import { keptRecords, kindOfPath, shortLived } from './retention/retentionWords.ts'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/settings/audit-log?action=runRetention',
    label: m.deletionHistory(),
    says: m.aboutDeletions(),
  },
]

const daysIn = (value: string | boolean) => (/^\d{1,5}$/.test(String(value)) ? Number(value) : undefined)

/** `/app/settings/retention` */
export function RetentionSettings() {
  useDocumentTitle(m.dataRetention())
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
        <LoadFailed title={m.weCouldntLoadTheDeletionHistory()} error={error} onRetry={refetch} />
      )}
      <SettingsForm
        title={m.keptForASetPeriod()}
        hint={m.deletedEveryNight()}
        actions={<RunNowButton />}
        paths={sectionPaths.retention}
        below={(path, value) => stateOf(kindOfPath[path], daysIn(value))}
      />
      <SettingsCard title={m.keptOnlyWhileNeeded()}>
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
      <SettingsCard title={m.keptAsRecords()} hint={m.neverDeletedAutomatically()}>
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
      <Button onClick={() => setAsking(true)}>{m.runNow()}</Button>
      {asking && (
        <ActDialog
          title={m.deleteExpiredDataQuestion()}
          verb={m.delete()}
          busyLabel={m.deleting()}
          destructive
          act={run}
          input={{}}
          done={m.deletionHasStarted()}
          onClose={() => setAsking(false)}
        >
          {m.aboutDeletingNow()}
        </ActDialog>
      )}
    </>
  )
}
