import { noMark } from '@campanile/contract/attendance/attendance-figures.ts'

const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)

/**
 * A student's records as text, with one letter per session.
 *
 * @param records the position of each record, from 1, and its letter, in any order: `1p3a`
 */
export function marksText(sessions: number, records: string): string {
  const marks = new Array<string>(sessions).fill(noMark)
  let place = 0
  for (let index = 0; index < records.length; index += 1) {
    const code = records.charCodeAt(index)
    if (code >= zero && code <= nine) place = place * 10 + code - zero
    else {
      marks[place - 1] = records.charAt(index).toUpperCase()
      place = 0
    }
  }
  return marks.join('')
}
