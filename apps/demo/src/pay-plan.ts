import type { payItemInput } from '@campanile/contract/payroll/pay-items.ts'
import type { z } from 'zod/mini'

type Item = z.infer<typeof payItemInput>

const always = { firstMonth: null, lastMonth: null }

/** Additions to pay and deductions from it. */
export const demoPayItems: readonly Item[] = [
  {
    code: 'transport',
    name: 'Transport allowance',
    kind: 'allowance',
    how: { method: 'fixed', amount: 12_000 },
    taxable: true,
    prorated: true,
    employmentTypes: ['full-time'],
    position: 10,
    ...always,
  },
  {
    code: 'research',
    name: 'Research allowance',
    kind: 'allowance',
    how: { method: 'percent', percent: '4', of: 'basic' },
    taxable: true,
    prorated: false,
    employmentTypes: [],
    position: 20,
    ...always,
  },
  {
    code: 'pension',
    name: 'Pension contribution',
    kind: 'deduction',
    how: { method: 'percent', percent: '7.25', of: 'basic' },
    taxable: true,
    prorated: false,
    employmentTypes: ['full-time', 'part-time'],
    position: 10,
    ...always,
  },
  {
    code: 'health',
    name: 'Health insurance',
    kind: 'deduction',
    how: { method: 'formula', formula: 'min(gross * 0.08, 410)' },
    taxable: false,
    prorated: false,
    employmentTypes: ['full-time', 'part-time', 'visiting'],
    position: 20,
    ...always,
  },
  {
    code: 'incomeTax',
    name: 'Income tax',
    kind: 'tax',
    how: {
      method: 'bands',
      bands: [
        { from: 0, percent: '0' },
        { from: 100_000, percent: '18' },
        { from: 300_000, percent: '32' },
        { from: 600_000, percent: '42' },
      ],
    },
    taxable: false,
    prorated: false,
    employmentTypes: ['full-time', 'part-time', 'visiting'],
    position: 10,
    ...always,
  },
]

export interface DemoProfile {
  /** The part of the email address before the @. */
  person: string
  employmentType: 'full-time' | 'part-time' | 'visiting'
  basis: 'month' | 'hour' | 'session'
  amount: number
  items?: string[]
  /** Joined on this day of the current month. */
  joinsOn?: number
  bank: boolean
}

/** Pay profiles. Yannick Roux has none yet, and Ewa Kowalska's has no bank account. */
export const demoProfiles: readonly DemoProfile[] = [
  {
    person: 'lecturer',
    employmentType: 'full-time',
    basis: 'month',
    amount: 468_000,
    items: ['research'],
    bank: true,
  },
  { person: 'visiting', employmentType: 'visiting', basis: 'hour', amount: 6_200, bank: true },
  { person: 'staff', employmentType: 'full-time', basis: 'month', amount: 315_000, bank: true },
  { person: 'birgit.aalto', employmentType: 'full-time', basis: 'month', amount: 342_500, bank: true },
  { person: 'hamish.boyd', employmentType: 'full-time', basis: 'month', amount: 298_000, bank: true },
  { person: 'carmen.duarte', employmentType: 'full-time', basis: 'month', amount: 305_000, bank: true },
  { person: 'nikhil.gupta', employmentType: 'part-time', basis: 'month', amount: 164_000, bank: true },
  { person: 'ewa.kowalska', employmentType: 'full-time', basis: 'month', amount: 287_500, bank: false },
  { person: 'patrick.lowe', employmentType: 'full-time', basis: 'month', amount: 311_000, bank: true },
  { person: 'sanna.makinen', employmentType: 'full-time', basis: 'month', amount: 276_000, bank: true },
  {
    person: 'adaeze.nwosu',
    employmentType: 'part-time',
    basis: 'month',
    amount: 158_500,
    joinsOn: 10,
    bank: true,
  },
]
