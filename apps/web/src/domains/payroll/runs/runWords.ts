import { type PayRun, type PayTotals, startMonths } from '@campanile/contract/payroll/pay-runs.ts'
import type { TimeFormat } from '#lib/time.ts'
import { moneyWords } from '../money.ts'
import { counted, monthWords } from '../payWords.ts'

/** "November 2026"; a reversal says that it is one. */
export const runTitle = ({ month, kind }: Pick<PayRun, 'month' | 'kind'>): string =>
  kind === 'reversal' ? `Reversal of ${monthWords(month)}` : monthWords(month)

/** What still stands between a run and its approval; null: nothing. */
export function openWords({ discrepancies: { open } }: Pick<PayRun, 'discrepancies'>): string | null {
  return open === 0 ? null : `${counted(open, 'discrepancy', 'discrepancies')} to settle`
}

/** Where a run stands and since when. */
export function runNews(run: PayRun, { dateTime }: TimeFormat): string {
  const { status, computedAt, approved, paid, locked, created } = run
  const act = (word: string, it: PayRun['approved']) => it && `${word} ${dateTime(it.at)} by ${it.by.name}`
  switch (status) {
    case 'locked':
      return act('Locked', locked) || 'Locked'
    case 'paid':
      return act('Paid', paid) || 'Paid'
    case 'approved':
      return act('Approved', approved) || 'Approved'
    default:
      return computedAt
        ? `Computed ${dateTime(computedAt)}`
        : `Begun ${dateTime(created.at)} by ${created.by.name}`
  }
}

/** The sums of a run that are not nothing, with their signs as they go into the net pay. */
export function totalLines(totals: PayTotals): { label: string; amount: number }[] {
  const { earnings, deductions, taxes, adjustments, carried } = totals
  return [
    { label: 'Earnings', amount: earnings },
    { label: 'Deductions', amount: -deductions },
    { label: 'Taxes', amount: -taxes },
    { label: 'Adjustments', amount: adjustments },
    { label: 'Carried over', amount: carried },
  ].filter(({ label, amount }) => label === 'Earnings' || amount !== 0)
}

/** £12,340.50 to 12 people */
export const netWords = ({ totals, currency }: Pick<PayRun, 'totals' | 'currency'>): string =>
  `${moneyWords(totals.net, currency)} to ${counted(totals.people, 'person', 'people')}`

/** Months that a run may be of, the newest first: from today's back over two years. */
export function runMonths(today: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const text = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  const newest = index(today.slice(0, 7))
  return Array.from({ length: startMonths }, (_, back) => text(newest - back))
}
