import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { Link } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
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
  const query = useRead('readSystemStatus', {}, { refetchInterval: pollInterval, staleTime: 0 })
  return (
    <Loaded
      query={query}
      failure={m.weCouldntLoadTheSystemStatus()}
      frame={(state) => <SettingsCard title={m.systemStatus()}>{state}</SettingsCard>}
    >
      {(status) => (
        <>
          <ConcernList status={status} />
          <ServerCard status={status} />
          <DatabaseCard status={status} />
          <WorkCard status={status} />
        </>
      )}
    </Loaded>
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
