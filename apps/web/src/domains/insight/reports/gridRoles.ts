// Some browsers drop the semantics of tables that have no table layout. These roles keep them.

/** The whole: how large it is, including rows that are not drawn, and which cell has the focus. */
export const gridProps = (label: string, rows: number, columns: number, activeId: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-label': label,
  'aria-rowcount': rows,
  'aria-colcount': columns,
  'aria-activedescendant': activeId,
})

export const rowGroupProps = { role: 'rowgroup' } as const

/** Rows and columns count from 1. */
export const rowProps = (row: number) => ({ role: 'row', 'aria-rowindex': row })

export const columnHeadProps = (column: number) => ({ role: 'columnheader', 'aria-colindex': column })

export const rowHeadProps = { role: 'rowheader', 'aria-colindex': 1 }

export const cellProps = (column: number) => ({ role: 'gridcell', 'aria-colindex': column })
