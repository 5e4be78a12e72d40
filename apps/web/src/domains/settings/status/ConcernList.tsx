import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { Link } from 'react-router'
import { Alert } from '#ui/Alert.tsx'
import { concernWords } from './concernWords.ts'

/** What needs a look, the most pressing first, with what to do; or that nothing does. */
export function ConcernList({ status: { concerns } }: { status: SystemStatus }) {
  if (concerns.length === 0)
    return (
      <Alert tone="ok" title="All is well">
        Nothing needs your attention.
      </Alert>
    )
  return (
    <ul className="grid gap-3" aria-label="What needs attention">
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
