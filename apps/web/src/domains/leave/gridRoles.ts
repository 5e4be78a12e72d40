/** Roles that make a table the calendar grid of the ARIA practices: one day takes part in the tab order. */
export const calendarGridRole = { role: 'grid' } as const
export const gridCellRole = { role: 'gridcell' } as const
