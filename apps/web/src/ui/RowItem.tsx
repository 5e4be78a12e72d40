import { Fragment, type ReactNode } from 'react'
import type { Column, ItemPart } from './column.ts'
import { ListItem } from './ListItem.tsx'

const isNothing = (node: ReactNode) => node === undefined || node === null || node === false || node === ''

/** The content of a column in a part of the item. */
function shareOf<Row>({ phone, cell }: Column<Row>, part: ItemPart, row: Row): ReactNode {
  if (typeof phone === 'string') return phone === part ? cell(row) : undefined
  return phone?.[part]?.(row)
}

interface RowItemProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

/** A row on a phone, as its columns describe it. */
export function RowItem<Row>({ columns, row }: RowItemProps<Row>) {
  const sharesOf = (part: ItemPart, between: ReactNode = ' ') => {
    const shares = columns
      .map((column) => ({ id: column.id, share: shareOf(column, part, row) }))
      .filter(({ share }) => !isNothing(share))
    return shares.length === 0
      ? undefined
      : shares.map(({ id, share }, index) => (
          <Fragment key={id}>
            {index > 0 && between}
            {share}
          </Fragment>
        ))
  }
  return (
    <ListItem
      lead={sharesOf('lead')}
      title={sharesOf('title') ?? columns[0]?.cell(row)}
      chip={sharesOf('chip')}
      essence={sharesOf('essence', ', ')}
      meta={sharesOf('meta', ' · ')}
      action={sharesOf('action')}
      foot={sharesOf('foot')}
    />
  )
}
