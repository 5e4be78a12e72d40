import { listWords } from '../../platform/locale.ts'
import { m } from './messages.ts'
import { publicationMessages } from './publication.messages.ts'

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
const namesWords = (names: readonly string[], locale: string): string => {
  const more = names.length - named
  const others = more > 0 ? [publicationMessages(locale).more({ more })] : []
  return listWords([...names.slice(0, named), ...others], locale)
}

interface Crowded {
  name: string
  atOnce: readonly string[]
  sameDay: readonly string[]
}

/** Warnings about students' other exams, as text; the exam can still be published. */
export function warningsOf(
  { candidates }: Pick<Draft, 'candidates'>,
  crowded: readonly Crowded[],
  locale: string,
): string[] {
  const words = publicationMessages(locale)
  const atOnce = crowded.filter((it) => it.atOnce.length > 0).map(({ name }) => name)
  const crowdedDay = crowded.filter((it) => it.sameDay.length > 1).map(({ name }) => name)
  return [
    ...(candidates === 0 ? [words.noStudents()] : []),
    ...(atOnce.length > 0 ? [words.atOnce({ names: namesWords(atOnce, locale) })] : []),
    ...(crowdedDay.length > 0 ? [words.crowdedDay({ names: namesWords(crowdedDay, locale) })] : []),
  ]
}
