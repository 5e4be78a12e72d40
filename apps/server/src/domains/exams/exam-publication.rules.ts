import { readerLocale } from '../../platform/locale.ts'
import { m } from './messages.ts'

interface Draft {
  startsAt: Date
  rooms: readonly { seats: number }[]
  candidates: number
}

/** Why an exam cannot be published to its students, as text. */
export function obstaclesOf({ startsAt, rooms, candidates }: Draft, now: Date): string[] {
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0)
  return [
    ...(startsAt <= now ? [m.timeOver()] : []),
    ...(rooms.length === 0 ? [m.noRoom()] : []),
    ...(rooms.length > 0 && seats < candidates ? [m.itsRoomsTooSmall({ seats, candidates })] : []),
  ]
}

const named = 3

/** Some names, and how many more there are. */
const namesWords = (names: readonly string[]): string => {
  const more = names.length - named
  return new Intl.ListFormat(readerLocale()).format([
    ...names.slice(0, named),
    ...(more > 0 ? [`${more} more`] : []),
  ])
}

interface Crowded {
  name: string
  atOnce: readonly string[]
  sameDay: readonly string[]
}

/** Warnings about students' other exams, as text; the exam can still be published. */
export function warningsOf({ candidates }: Pick<Draft, 'candidates'>, crowded: readonly Crowded[]): string[] {
  const atOnce = crowded.filter((it) => it.atOnce.length > 0).map(({ name }) => name)
  const crowdedDay = crowded.filter((it) => it.sameDay.length > 1).map(({ name }) => name)
  return [
    ...(candidates === 0 ? ['It has no students yet'] : []),
    ...(atOnce.length > 0 ? [`Another exam at the same time: ${namesWords(atOnce)}`] : []),
    ...(crowdedDay.length > 0 ? [`More than two exams that day: ${namesWords(crowdedDay)}`] : []),
  ]
}
