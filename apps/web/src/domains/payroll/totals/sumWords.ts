import { m } from './messages.ts'

/** Sums of pay, as heads name them. */
export const sumWords = [
  ['earnings', m.earnings()],
  ['deductions', m.deductions()],
  ['taxes', m.taxes()],
  ['corrections', m.corrections()],
  ['paid', m.paid()],
] as const
