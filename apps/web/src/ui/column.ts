import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  /** Also the name the server sorts by. */
  id: string
  /** Words in the head; hidden for a column of buttons, whose head still needs a name. */
  head: string
  headHidden?: boolean
  sortable?: boolean
  align?: 'left' | 'right'
  className?: string
  cell: (row: Row) => ReactNode
}
