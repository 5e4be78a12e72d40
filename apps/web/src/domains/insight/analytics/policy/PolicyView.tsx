import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { policyOf, scopeOf, termOf } from '../analyticsView.ts'
import type { ViewProps } from '../viewProps.ts'
import { m } from './messages.ts'
import { PolicyChanges } from './PolicyChanges.tsx'
import { PolicyForm } from './PolicyForm.tsx'
import { PolicyOutcomes } from './PolicyOutcomes.tsx'
import { ProgrammesTried } from './ProgrammesTried.tsx'
import { verdict } from './verdict.ts'

/** A term under simulated rules; nothing is changed. */
export function PolicyView({ list, overview }: ViewProps) {
  const termId = overview ? termOf('policy', list.view, overview) : scopeOf(list.view).termId
  const scope = { ...scopeOf(list.view), ...(termId && { termId }) }
  const asked = { ...scope, ...policyOf(list.view) }
  const query = useRead('simulatePolicy', asked)
  const changes = Object.values(policyOf(list.view)).some((it) => it !== undefined)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-leading-aside">
      <PolicyForm list={list} required={query.data?.required.actual} />
      <div
        className="grid grid-cols-1 gap-5 transition-opacity aria-busy:opacity-60"
        aria-busy={query.isPlaceholderData}
      >
        <Loaded
          query={query}
          failure={m.weCouldntTestTheseRules()}
          heading="h2"
          frame={(status) => <Card>{status}</Card>}
        >
          {(data) =>
            data.enrolments === 0 ? (
              <Card>
                <Empty kind="none" title={m.noDataForThisTerm()}>
                  {m.selectAnotherTerm()}
                </Empty>
              </Card>
            ) : (
              <>
                <p role="status" className="text-lg font-strong">
                  {changes ? verdict(data) : m.changeARule()}
                </p>
                <PolicyOutcomes result={data} />
                <ProgrammesTried result={data} />
                {changes && <PolicyChanges list={list} scope={scope} />}
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}
