import { examStates, examStateWords, examTypes, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { asId } from '#lib/asId.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import type { ChoiceFilter } from '#ui/listFilter.ts'
import { m } from './messages.ts'

const typeOptions = examTypes.map((value) => ({ value, label: examTypeWords[value] }))
const stateOptions = examStates.map((value) => ({ value, label: examStateWords[value] }))

/** The classes of the selected term, and the selected class regardless of its term. */
function useClassOptions(list: ListControl) {
  const { term, class: value } = list.view.filters
  const found = useRead('listClasses', { termId: asId(term), pageSize: 100 }).data?.items ?? []
  const { data: chosen } = useRead('readClass', value === undefined ? null : { classId: value })
  const known = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...known, ...found].map(({ id, course, batches }) => ({
    value: id,
    label: [`${course.code} ${course.title}`, ...batches.map(({ code }) => code)].join(', '),
  }))
}

/** The filters of exams, for the list and the calendar. */
export function useExamFilters(list: ListControl): [terms: ChoiceFilter, ...others: ChoiceFilter[]] {
  const terms = useRead('listTerms', { pageSize: 100 }).data?.items ?? []
  const classOptions = useClassOptions(list)
  return [
    {
      name: 'term',
      label: m.term(),
      options: terms.map(({ id, name }) => ({ value: id, label: name })),
      resets: 'class',
    },
    { name: 'class', label: m.class(), options: classOptions },
    { name: 'type', label: m.type(), options: typeOptions },
    { name: 'state', label: m.state(), options: stateOptions },
  ]
}
