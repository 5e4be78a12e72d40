import type { ReactNode } from 'react'

/** A position in the item that a phone shows for a row (`ListItem`). */
export type ItemPart = 'lead' | 'title' | 'chip' | 'essence' | 'meta' | 'action' | 'foot'

/** One column of a table, and its share of the item that a phone shows for a row. */
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
  /** The position of the cell in the item, or the column's contents in several positions. Absent: nothing. */
  phone?: ItemPart | Partial<Record<ItemPart, (row: Row) => ReactNode>>
}

/** Whether the person can hide the column: not the first one, nor columns of buttons. */
export const canHide = ({ headHidden }: { headHidden?: boolean }, index: number) => index > 0 && !headHidden
