import type { RiskLevel } from '@campanile/contract/analytics/at-risk.ts'
import { documentFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FigureDefinition } from '#ui/FigureDefinition.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { scopeOf, tabPath } from '../analyticsView.ts'
import { nobodyAtRisk } from '../risk/nobodyAtRisk.ts'
import { RiskTable } from '../risk/RiskTable.tsx'
import { m } from './messages.ts'

/** Count, those apart who are only to be watched. */
function riskWords({ high, medium, watch }: Record<RiskLevel, number>): string | undefined {
  if (high + medium + watch === 0) return undefined
  return m.studentsAtRiskHint({ students: high + medium, watch })
}

/** The students most at risk; the whole list is a separate part. */
export function RiskCard({ list }: { list: ListControl }) {
  const scope = scopeOf(list.view)
  const risk = useRead('listAtRiskStudents', { ...scope, pageSize: 5 })
  const { data: first } = risk
  const hint = (
    <>
      {first && riskWords(first.counts)}
      <FigureDefinition label={m.studentsAtRisk()} name="at-risk-level" />
    </>
  )
  return (
    <Card aria-labelledby="risk" className="overflow-hidden">
      <CardHead id="risk" title={m.studentsAtRisk()} hint={hint} className="pb-3">
        <CardLink to={tabPath('at-risk', scope)}>{m.allStudentsAtRisk({ hidden })}</CardLink>
        <ExportMenu
          formats={documentFormats}
          label={m.exportTheStudentsAtRisk()}
          address={(format) => addressFor('exportAnalytics', { ...scope, view: 'at-risk', format })}
        />
      </CardHead>
      <Loaded query={risk} failure={m.weCouldntLoadTheStudents()}>
        {({ items, required, pending }) =>
          items.length > 0 ? (
            <RiskTable rows={items} required={required} stale={risk.isPlaceholderData} />
          ) : (
            <NobodyAtRisk pending={pending} />
          )
        }
      </Loaded>
    </Card>
  )
}

/** Shown instead of the students at risk if there are none. */
function NobodyAtRisk({ pending }: { pending: number }) {
  const { kind, title, text } = nobodyAtRisk(pending)
  return (
    <Empty kind={kind} heading="h3" title={title}>
      {text}
    </Empty>
  )
}
