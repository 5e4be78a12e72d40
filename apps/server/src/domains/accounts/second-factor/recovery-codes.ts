import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@campanile/contract/accounts/second-factor.ts'

/** Without letters and digits that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** New codes as the person writes them down: `k7m2p-9xw4d`, 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

/** Keyed, so that a stolen table reveals no codes, and bound to the person. */
export const recoveryCodeHash = (key: Buffer, personId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`${personId} ${code.replaceAll('-', '')}`)
    .digest()
