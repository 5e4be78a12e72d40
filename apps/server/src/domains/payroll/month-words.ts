const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** A month as people read it: November 2026. */
export const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`))
