import { examStates, examStateWords, examTypes, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import type { ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { ClassFilter } from './ClassFilter.tsx'

const typeOptions = examTypes.map((value) => ({ value, label: examTypeWords[value] }))
const stateOptions = examStates.map((value) => ({ value, label: examStateWords[value] }))

interface ExamFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
  children?: ReactNode
}

/** What narrows the exams. */
export function ExamFilters({ list, total, children }: ExamFiltersProps) {
  const terms = useRead('listTerms', { pageSize: 100 }).data?.items ?? []
  return (
    <FilterBar count={total === undefined ? '' : counted(total, 'exam')}>
      <ListSearch list={list} label="Find an exam or course" />
      <FilterSelect
        list={list}
        name="term"
        label="Term"
        options={terms.map(({ id, name }) => ({ value: id, label: name }))}
        resets="class"
      />
      <ClassFilter list={list} />
      <FilterSelect list={list} name="type" label="Type" options={typeOptions} />
      <FilterSelect list={list} name="state" label="State" options={stateOptions} />
      {children}
    </FilterBar>
  )
}
