/** Roles that make a table a grid of the ARIA practices: one field takes part in the tab order. */
export const gridRole = { role: 'grid', 'aria-multiselectable': true } as const
export const gridCell = { role: 'gridcell' } as const
export const selectable = (isSelected: boolean, isReadOnly: boolean) => ({
  ...gridCell,
  'aria-selected': isSelected,
  'aria-readonly': isReadOnly,
})
/** An empty row that only fills space. */
export const spacer = { 'aria-hidden': true } as const
