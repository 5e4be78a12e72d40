import { decimalWords } from '#lib/figures.ts'
import { m } from './messages.ts'

/** "83.20%", of a decimal or a number. */
export const percentWords = (percent: string | number): string =>
  m.percent({ percent: decimalWords(String(percent)) })
