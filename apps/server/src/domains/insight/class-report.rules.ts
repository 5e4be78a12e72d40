import { noMark } from '@campanile/contract/attendance/attendance-figures.ts'

/**
 * A student's records as text, with one letter per session.
 *
 * @param places positions of the records, from 1
 * @param letters the record at each of these positions
 */
export function marksText(sessions: number, places: readonly number[], letters: string): string {
  const marks = new Array<string>(sessions).fill(noMark)
  places.forEach((place, index) => {
    marks[place - 1] = letters.charAt(index).toUpperCase()
  })
  return marks.join('')
}
