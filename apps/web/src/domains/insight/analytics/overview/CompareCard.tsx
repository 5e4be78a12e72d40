import { analyticsGroups } from '@campanile/contract/analytics/analytics-values.ts'
import { Dumbbell } from '#charts/Dumbbell.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { addressFor } from '#lib/api.ts'
import { oneOf } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { CardLink } from '#ui/CardLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Select } from '#ui/Select.tsx'
import { scopeOf, tabPath } from '../analyticsView.ts'
import { rowPath } from '../compare/rowPath.ts'
import { analyticsGroupWords, groupOptions } from '../groupWords.ts'
import { percentWords } from '../percentWords.ts'
import { ViewCard } from '../ViewCard.tsx'
import { m } from './messages.ts'

/** The number of rows that fit into a card; the whole list is a separate part. */
const shown = 7

interface CompareCardProps {
  list: ListControl
  /** The term that is compared with. */
  previous: string | undefined
}

/** Programmes or other groups side by side, now and in the previous term. */
export function CompareCard({ list, previous }: CompareCardProps) {
  const by = oneOf(analyticsGroups, list.view.filters.by) ?? 'programme'
  const scope = scopeOf(list.view)
  const comparison = useRead('compareAttendance', { ...scope, by, pageSize: shown }, { version: by })
  return (
    <ViewCard
      id="compare"
      title={m.compared({ by })}
      hint={previous ? m.dots({ term: previous }) : m.highestFirst()}
      query={comparison}
      exported={{
        label: m.exportTheComparison(),
        address: (format) => addressFor('exportAnalytics', { ...scope, by, view: 'comparison', format }),
      }}
      isEmpty={({ items }) => items.length === 0}
      actions={
        <>
          <Select
            label={m.compare()}
            value={by}
            onChange={(value) => list.setFilter('by', value === 'programme' ? '' : value)}
            options={groupOptions}
          />
          <CardLink to={tabPath('compare', scope, { by })}>{m.allOfGroup({ by, hidden })}</CardLink>
        </>
      }
    >
      {({ items, required }) => (
        <WithTable
          label={m.compared({ by })}
          heads={[analyticsGroupWords[by].one, m.nowPercent(), m.beforePercent(), m.students()]}
          rows={items.map((it) => [it.name, it.percentage, it.previous, it.students])}
          links={items.map(({ id }) => rowPath(by, id, scope))}
        >
          <Dumbbell
            required={required}
            summary={items
              .map((it) =>
                m.nowAndBefore({
                  name: it.name,
                  now: percentWords(it.percentage),
                  before: percentWords(it.previous),
                }),
              )
              .join('; ')}
            rows={items.map((it) => ({
              id: it.id,
              name: it.name,
              detail: m.studentsCounted({ students: it.students }),
              now: it.percentage,
              before: it.previous,
              to: rowPath(by, it.id, scope),
            }))}
          />
        </WithTable>
      )}
    </ViewCard>
  )
}
