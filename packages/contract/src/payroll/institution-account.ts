import { z } from 'zod/mini'
import { bounded } from '../values.ts'
import { isBic, isIban } from './account-numbers.ts'

/** Removes the spaces in which people type IBANs and BICs. */
const compact = z.overwrite<string>((it) => it.replaceAll(/\s/g, '').toUpperCase())

/** The institution's own IBAN; empty while it is not set. */
export const ownIban = z.string().check(
  bounded(50, 'Enter an IBAN'),
  compact,
  z.refine((it) => it === '' || isIban(it), 'This isn’t a valid IBAN. Check its letters and digits.'),
)

/** The BIC of the institution's bank; empty where the bank doesn't need it. */
export const ownBic = z.string().check(
  bounded(20, 'Enter a BIC'),
  compact,
  z.refine((it) => it === '' || isBic(it), 'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX'),
)
