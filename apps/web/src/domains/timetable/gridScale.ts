/** Hours that a grid shows, and how high one of them is. */
export interface Hours {
  first: number
  last: number
}

export const hourPx = 58

/** Pixels from the top of the grid for a minute of the day. */
export const topOf = (minute: number, hours: Hours) => ((minute - hours.first * 60) / 60) * hourPx

export const heightOf = ({ first, last }: Hours) => (last - first) * hourPx
