// Times of a day as minutes after midnight.

export const minutesADay = 24 * 60

/** Minutes after midnight of a time such as `09:30`. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The time that is these minutes after midnight. */
export const timeOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
