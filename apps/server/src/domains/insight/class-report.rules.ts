import { noMark } from '@campanile/contract/attendance/attendance-figures.ts'

/**
 * A student's marks as one letter a session.
 *
 * @param places where marks stand, from 1
 * @param letters the mark at each of these places
 */
export function marksText(sessions: number, places: readonly number[], letters: string): string {
  const marks = new Array<string>(sessions).fill(noMark)
  places.forEach((place, index) => {
    marks[place - 1] = letters.charAt(index).toUpperCase()
  })
  return marks.join('')
}
