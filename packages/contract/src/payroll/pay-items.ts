import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { employmentType, id, line, matching, nothing, version } from '../values.ts'
import { m } from './messages.ts'
import { formulaText, payItemCode } from './pay-formula.ts'
import { money, moneyInput, month, payItemKind } from './pay-values.ts'

/** A percentage as text, so that it stays exact: 0 to 100, at most 4 decimals. */
export const percent = z
  .string(m.enterPerCent())
  .check(z.trim(), ...matching(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, 8, m.perCentFormat()))

/** The most bands one item may have. */
export const maxPayBands = 20

/** From this amount up to the next band, this percentage is charged. */
const payBand = z.object({ from: moneyInput, percent })
export type PayBand = z.infer<typeof payBand>
const payBands = z.array(payBand).check(
  z.minLength(1, m.addBand()),
  z.maxLength(maxPayBands, m.atMostBands({ maximum: maxPayBands })),
  z.refine((bands) => bands[0]?.from === 0, m.firstBandStartsAt0()),
  z.refine(
    (bands) => bands.every((it, at) => at === 0 || it.from > bands[at - 1]!.from),
    m.bandsMustAscend(),
  ),
)

/** How an item's amount is calculated; bands apply to the month's taxable pay. */
export const payMethod = z.discriminatedUnion('method', [
  z.object({ method: z.literal('fixed'), amount: moneyInput }),
  z.object({ method: z.literal('percent'), percent, of: z.enum(['basic', 'gross', 'taxable']) }),
  z.object({ method: z.literal('formula'), formula: formulaText }),
  z.object({ method: z.literal('bands'), bands: payBands }),
])
export type PayMethod = z.infer<typeof payMethod>

/** The form of a pay item. */
export const payItemInput = z
  .object({
    code: payItemCode,
    name: line(80, m.enterName()),
    kind: payItemKind,
    how: payMethod,
    /** For earnings and allowances: taxed. For deductions: deducted before tax. */
    taxable: z.boolean(),
    /** A fixed amount is prorated by the working days for which the person is employed and paid. */
    prorated: z.boolean(),
    /** Applies to everyone with these employment types; empty: only to people whose profile lists it. */
    employmentTypes: z.array(employmentType),
    /** The first and last month in which it applies; null: no limit. */
    firstMonth: z.nullable(month),
    lastMonth: z.nullable(month),
    /** Items of one kind are calculated in this order. */
    position: z.int(m.wholeNumber()).check(z.minimum(0), z.maximum(999)),
  })
  .check(
    z.refine(
      ({ firstMonth, lastMonth }) => firstMonth === null || lastMonth === null || firstMonth <= lastMonth,
      {
        error: m.lastMonthBeforeFirst(),
        path: ['lastMonth'],
      },
    ),
  )

export const payItem = z.object({
  id,
  ...payItemInput.shape,
  archived: z.boolean(),
  /** The number of profiles that list it. */
  profiles: z.int(),
  version,
  can: z.object({ edit: z.boolean(), archive: z.boolean(), restore: z.boolean() }),
})
export type PayItem = z.infer<typeof payItem>

const admins = ['admin'] as const
const oneItem = { payItemId: id }

export const payItems = onTopics(['payroll'], {
  listPayItems: op({
    method: 'GET',
    path: '/pay-items',
    roles: admins,
    summary: 'List all pay items in order of calculation, archived ones last',
    input: nothing,
    output: z.object({ currency: z.string(), items: z.array(payItem) }),
  }),
  createPayItem: op({
    method: 'POST',
    path: '/pay-items',
    roles: admins,
    confirms: 'always',
    summary: 'Create a pay item; it applies to runs computed from now on',
    input: payItemInput,
    output: payItem,
    errors: ['already-exists', 'formula-not-valid'],
  }),
  updatePayItem: op({
    method: 'PUT',
    path: '/pay-items/{payItemId}',
    roles: admins,
    confirms: 'always',
    summary: 'Update a pay item; approved months stay as they were computed',
    input: z.object({ ...oneItem, version, values: payItemInput }),
    output: payItem,
    errors: ['edit-conflict', 'already-exists', 'formula-not-valid'],
  }),
  archivePayItem: op({
    method: 'POST',
    path: '/pay-items/{payItemId}/archive',
    roles: admins,
    confirms: 'always',
    summary: 'Archive a pay item',
    input: z.object({ ...oneItem, version }),
    output: payItem,
    errors: ['edit-conflict', 'formula-not-valid'],
  }),
  restorePayItem: op({
    method: 'POST',
    path: '/pay-items/{payItemId}/restore',
    roles: admins,
    confirms: 'always',
    summary: 'Restore an archived pay item',
    input: z.object({ ...oneItem, version }),
    output: payItem,
    errors: ['edit-conflict', 'already-exists', 'formula-not-valid'],
  }),
  /** Called while a formula is typed. */
  tryPayItem: op({
    method: 'POST',
    path: '/pay-items/try',
    roles: admins,
    summary: 'Calculate a pay item with example values, or locate the problem in its formula',
    topics: [],
    input: z.object({
      kind: payItemKind,
      how: payMethod,
      position: z.int().check(z.minimum(0), z.maximum(999)),
      prorated: z._default(z.boolean(), false),
      /** Pay in the example, in minor units. */
      basic: moneyInput,
      /** Working days in the month of the example, and how many of them are unpaid. */
      workingDays: z._default(z.int().check(z.minimum(1), z.maximum(31)), 21),
      unpaidDays: z._default(z.number().check(z.minimum(0), z.maximum(31)), 0),
      hours: z._default(z.number().check(z.minimum(0), z.maximum(744)), 0),
      sessions: z._default(z.int().check(z.minimum(0), z.maximum(744)), 0),
      /** The amount of this item in the example's profile; null: none. */
      amount: z._default(z.nullable(moneyInput), null),
    }),
    output: z.object({
      /** Null: it cannot be calculated, and `problem` explains why. */
      amount: z.nullable(money),
      problem: z.nullable(z.string()),
      /** The position of the problem in the formula, from 0. */
      at: z.nullable(z.int()),
      /** Names the formula can use: those of every formula, and codes of earlier items. */
      names: z.array(z.object({ name: z.string(), about: z.string() })),
    }),
  }),
})
