import type { RoomUse } from '@campanile/contract/timetable/room-use.ts'
import { percentText } from '#lib/figures.ts'

type Hour = RoomUse['hours'][number]

/** Percentage of the available time in use, unrounded; null: no teaching days. */
export const shareOf = ({ used, available }: Pick<Hour, 'used' | 'available'>): number | null =>
  available > 0 ? Math.min(100, (used / available) * 100) : null

/** Whole percentage, rounded half up. */
export const wholePercent = (share: number | null): number | null =>
  share === null ? null : Math.floor(share + 0.5)

/** The whole percentage in words: a dash for null. */
export function percentOf(share: number | null): string {
  const whole = wholePercent(share)
  return whole === null ? '–' : percentText(whole)
}

const lastWorkday = 5

/** The share of Monday to Friday, 08:00 to 18:00. */
export function usualShare(hours: readonly Hour[]): number | null {
  const usual = hours.filter(({ weekday, hour }) => weekday <= lastWorkday && hour >= 8 && hour < 18)
  const sum = (of: 'used' | 'available') => usual.reduce((total, it) => total + it[of], 0)
  return shareOf({ used: sum('used'), available: sum('available') })
}

/** Per cent of the seats in all sessions that students were expected to fill. */
export const filledShare = (
  { sessions, students }: Pick<RoomUse, 'sessions' | 'students'>,
  capacity: number,
): number | null => (sessions > 0 ? (students / (sessions * capacity)) * 100 : null)
