import { createHmac } from 'node:crypto'
import { paperCodeOf, paperCodeRandom } from '@campanile/contract/results/paper-code.ts'

/** A document's code. It cannot be derived from the id without the key, and need not be stored. */
export function codeOfPaper(key: Buffer, paperId: string): string {
  const bytes = createHmac('sha256', key).update(paperId).digest().subarray(0, paperCodeRandom)
  return paperCodeOf(Array.from(bytes, (byte) => byte & 31))
}
