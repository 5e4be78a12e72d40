import type { ListControl } from '#lib/useListView.ts'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

interface NoMatchProps {
  list: ListControl
  /** "students" */
  many: string
}

/** A list that search or filters have left empty, and the way back. */
export function NoMatch({ list, many }: NoMatchProps) {
  const { search } = list.view
  return (
    <Empty
      kind="search"
      title={search ? `Nothing matches “${search}”` : `No ${many} match these filters`}
      action={<Button onClick={list.clear}>Clear filters</Button>}
    >
      Check the spelling or use fewer filters.
    </Empty>
  )
}
