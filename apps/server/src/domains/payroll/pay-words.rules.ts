const plainDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const plainMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 21 November 2026 */
export const dayText = (day: string): string => plainDay.format(new Date(`${day}T00:00:00Z`))

/** November 2026 */
export const monthText = (month: string): string => plainMonth.format(new Date(`${month}-01T00:00:00Z`))
