import { createHmac } from 'node:crypto'
import { paperCodeOf, paperCodeRandom } from '@campanile/contract/results/paper-code.ts'

/** A paper's code: nobody without the key can make it from the id, and with the key it need not be kept. */
export function codeOfPaper(key: Buffer, paperId: string): string {
  const bytes = createHmac('sha256', key).update(paperId).digest().subarray(0, paperCodeRandom)
  return paperCodeOf(Array.from(bytes, (byte) => byte & 31))
}
