import { examStates, examStateWords, examTypes, examTypeWords } from '@campanile/contract/exam-words.ts'
import type { ReactNode } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import type { Option } from '#ui/option.ts'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { ClassFilter } from './ClassFilter.tsx'
import { useTerms } from './exams.api.ts'

const all = 'all'
const number = new Intl.NumberFormat('en-GB')
const typeOptions = examTypes.map((value) => ({ value, label: examTypeWords[value] }))
const stateOptions = examStates.map((value) => ({ value, label: examStateWords[value] }))

interface FilterSelectProps {
  list: ListControl
  /** The filter's name in the URL. */
  name: string
  label: string
  options: readonly Option[]
  /** Another filter whose choice belongs to this one's. */
  resets?: string
}

const FilterSelect = ({ list, name, label, options, resets }: FilterSelectProps) => (
  <Select
    label={label}
    prefix={label}
    value={list.view.filters[name] ?? all}
    onChange={(value) =>
      list.setFilters({ [name]: value === all ? '' : value, ...(resets && { [resets]: '' }) })
    }
    options={[{ value: all, label: 'All' }, ...options]}
  />
)

interface ExamFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
  children?: ReactNode
}

/** What narrows the exams. */
export function ExamFilters({ list, total, children }: ExamFiltersProps) {
  const terms = useTerms().data?.items ?? []
  return (
    <FilterBar count={total === undefined ? '' : `${number.format(total)} ${total === 1 ? 'exam' : 'exams'}`}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find an exam or course"
        className="w-64 max-md:w-full"
      />
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
