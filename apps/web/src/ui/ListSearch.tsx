import { cn } from '#lib/cn.ts'
import type { ListControl } from '#lib/useListView.ts'
import { SearchInput } from './SearchInput.tsx'

interface ListSearchProps {
  list: ListControl
  /** "Find a person" */
  label: string
  className?: string
}

/** The search box of a list whose view is kept in the URL. */
export const ListSearch = ({ list, label, className = 'w-64' }: ListSearchProps) => (
  <SearchInput
    label={label}
    value={list.view.search}
    onChange={list.setSearch}
    className={cn('max-md:w-full', className)}
  />
)
