import type { ListControl } from '#lib/useListView.ts'
import { Select } from '#ui/Select.tsx'
import { useClassChoices, useClassNamed } from './exams.api.ts'

const all = 'all'

/** Narrows the exams to those of one class; once a term is chosen, its classes are offered. */
export function ClassFilter({ list }: { list: ListControl }) {
  const { term, class: value } = list.view.filters
  const { data: found = [] } = useClassChoices(term)
  const { data: chosen } = useClassNamed(value)
  const known = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : []
  return (
    <Select
      label="Class"
      prefix="Class"
      value={[...known, ...found].some(({ id }) => id === value) ? (value ?? all) : all}
      onChange={(next) => list.setFilter('class', next === all ? '' : next)}
      options={[
        { value: all, label: 'All' },
        ...[...known, ...found].map(({ id, course, batches }) => ({
          value: id,
          label: [`${course.code} ${course.title}`, ...batches.map(({ code }) => code)].join(', '),
        })),
      ]}
      className="max-w-64"
    />
  )
}
