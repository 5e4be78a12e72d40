import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { Select } from '#ui/Select.tsx'
import { type AnalyticsTab, finishedTerm, scopeOf, termOf } from './analyticsView.ts'
import { m } from './messages.ts'

const all = 'all'

interface AnalyticsFiltersProps {
  list: ListControl
  overview: Answer<'readAnalyticsOverview'>
  tab: AnalyticsTab
}

/** The term, the programme, and the filters that a row was opened with; each can be removed. */
export function AnalyticsFilters({ list, overview, tab }: AnalyticsFiltersProps) {
  const { terms, term, narrowedTo } = overview
  const termId = termOf(tab, list.view, overview)
  const finished = tab === 'policy' ? finishedTerm(list.view, overview) : null
  const { programmeId } = scopeOf(list.view)
  // Staff and pay have no programme.
  const ofStudents = tab !== 'staff' && tab !== 'pay'
  const programmes = useRead('compareAttendance', { termId, by: 'programme', sort: 'name', pageSize: 100 })
  const options = (programmes.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const others = narrowedTo.filter(({ id }) => !options.some(({ value }) => value === id))
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {terms.length > 0 && (
        <Select
          label={m.term()}
          prefix={m.term()}
          value={termId ?? ''}
          onChange={(id) => list.setFilter('termId', id)}
          options={terms.map(({ id, name }) => ({ value: id, label: name }))}
          className="max-w-64"
        />
      )}
      {ofStudents && options.length > 0 && (
        <Select
          label={m.programme()}
          prefix={m.programme()}
          value={options.some(({ value }) => value === programmeId) ? (programmeId ?? all) : all}
          onChange={(id) => list.setFilters({ programmeId: id === all ? '' : id, batchId: '' })}
          options={[{ value: all, label: m.all() }, ...options]}
          className="max-w-64"
        />
      )}
      {ofStudents &&
        others.map(({ filter, name }) => (
          <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
            {m.filterValue({
              filter,
              name,
              value: (text) => <span className="font-label">{text}</span>,
            })}
          </RemovableChip>
        ))}
      {finished && term && (
        <p className="w-full text-sm text-ink-3">
          {m.startsWithFinishedTerm({ finished: finished.name, current: term.name })}
        </p>
      )}
    </div>
  )
}
