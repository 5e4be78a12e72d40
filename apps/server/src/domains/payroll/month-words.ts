const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** A month as people read it: November 2026. */
export const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`))

const plainDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** A day of a month that is known: 21 November. */
export const dayText = (date: string): string => plainDay.format(new Date(`${date}T00:00:00Z`))
