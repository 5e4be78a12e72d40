import { shortWeekday } from '#lib/plainDate.ts'

/** Mon; 1 is Monday, as the first day of 2024 was. */
export const shortWeekdayName = (weekday: number): string => shortWeekday(`2024-01-0${weekday}`)
