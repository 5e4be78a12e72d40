import { z } from 'zod/mini'
import { bounded } from '../values.ts'
import { isBic, isIban } from './account-numbers.ts'
import { m } from './messages.ts'

/** Removes the spaces in which people type IBANs and BICs. */
const compact = z.overwrite<string>((it) => it.replaceAll(/\s/g, '').toUpperCase())

/** The institution's own IBAN; empty while it is not set. */
export const ownIban = z.string().check(
  bounded(50, m.enterIban()),
  compact,
  z.refine((it) => it === '' || isIban(it), m.ibanInvalid()),
)

/** The BIC of the institution's bank; empty if the bank doesn't need it. */
export const ownBic = z.string().check(
  bounded(20, m.enterBic()),
  compact,
  z.refine((it) => it === '' || isBic(it), m.bicFormat()),
)
