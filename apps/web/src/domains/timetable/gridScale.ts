/** The hours of a grid, and the height of one of them. */
export interface Hours {
  first: number
  last: number
}

export const hourPx = 58

/** Pixels from the top of the grid for a minute of the day. */
export const topOf = (minute: number, hours: Hours) => ((minute - hours.first * 60) / 60) * hourPx

export const heightOf = ({ first, last }: Hours) => (last - first) * hourPx

/** 08:00 */
export const clockOfHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
