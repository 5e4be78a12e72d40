import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { Link } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { concernWords } from './status/concernWords.ts'
import { DatabaseCard } from './status/DatabaseCard.tsx'
import { ServerCard } from './status/ServerCard.tsx'
import { WorkCard } from './status/WorkCard.tsx'

/** Milliseconds between two reads while the page is visible. */
const pollInterval = 10_000

/** `/app/settings/status` */
export function StatusSettings() {
  useDocumentTitle(m.systemStatus())
  const { data, error, isPending, refetch } = useRead(
    'readSystemStatus',
    {},
    { refetchInterval: pollInterval, staleTime: 0 },
  )
  if (isPending)
    return (
      <SettingsCard title={m.systemStatus()}>
        <SkeletonList />
      </SettingsCard>
    )
  if (error) return <LoadFailed title={m.weCouldntLoadTheSystemStatus()} error={error} onRetry={refetch} />
  return (
    <>
      <ConcernList status={data} />
      <ServerCard status={data} />
      <DatabaseCard status={data} />
      <WorkCard status={data} />
    </>
  )
}

/** Concerns, the most urgent first, with advice; or a message that there are none. */
function ConcernList({ status: { concerns } }: { status: SystemStatus }) {
  if (concerns.length === 0)
    return (
      <Alert tone="ok" title={m.allIsWell()}>
        {m.nothingNeedsYourAttention()}
      </Alert>
    )
  return (
    <ul className="grid gap-3" aria-label={m.whatNeedsAttention()}>
      {concerns.map((concern) => {
        const { tone, title, advice, to } = concernWords[concern]
        return (
          <li key={concern}>
            <Alert tone={tone} title={title}>
              {advice}
              {to && (
                <>
                  {' '}
                  <Link to={to.path} className="font-title underline">
                    {to.label}
                  </Link>
                </>
              )}
            </Alert>
          </li>
        )
      })}
    </ul>
  )
}
