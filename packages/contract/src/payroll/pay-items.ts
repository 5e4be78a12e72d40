import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { employmentType, id, line, matching, nothing, version } from '../values.ts'
import { formulaText, payItemCode } from './pay-formula.ts'
import { money, moneyInput, month, payItemKind } from './pay-values.ts'

/** Per cent as text, so that it stays exact: 0 to 100, at most 4 decimals. */
export const percent = z
  .string('Type a per cent')
  .check(
    z.trim(),
    ...matching(
      /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/,
      8,
      'Type a per cent like 12.5, with at most 4 decimals',
    ),
  )

/** The most bands one item may have. */
export const maxPayBands = 20

/** From so much on, each further unit is charged with this per cent; up to the next band. */
const payBand = z.object({ from: moneyInput, percent })
export type PayBand = z.infer<typeof payBand>
const payBands = z.array(payBand).check(
  z.minLength(1, 'Add a band'),
  z.maxLength(maxPayBands, `At most ${maxPayBands} bands`),
  z.refine((bands) => bands[0]?.from === 0, 'The first band begins at 0'),
  z.refine(
    (bands) => bands.every((it, at) => at === 0 || it.from > bands[at - 1]!.from),
    'Each band begins above the one before',
  ),
)

/** How an item's amount comes about; bands are of the taxable pay of the month. */
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
    name: line(80, 'Type a name'),
    kind: payItemKind,
    how: payMethod,
    /** Of earnings and allowances: taxed. Of deductions: taken off before tax. */
    taxable: z.boolean(),
    /** A fixed amount is paid by the working days that are employed and paid. */
    prorated: z.boolean(),
    /** Everybody of these employment types gets it; none: only those whose profile names it. */
    employmentTypes: z.array(employmentType),
    /** The first and last month it is used in; null: without a limit. */
    firstMonth: z.nullable(month),
    lastMonth: z.nullable(month),
    /** Items of a kind are worked out in this order. */
    position: z.int('Whole number').check(z.minimum(0), z.maximum(999)),
  })
  .check(
    z.refine(
      ({ firstMonth, lastMonth }) => firstMonth === null || lastMonth === null || firstMonth <= lastMonth,
      {
        error: 'The last month is before the first',
        path: ['lastMonth'],
      },
    ),
  )

export const payItem = z.object({
  id,
  ...payItemInput.shape,
  archived: z.boolean(),
  /** Profiles that name it. */
  profiles: z.int(),
  version,
  can: z.object({ edit: z.boolean(), archive: z.boolean(), restore: z.boolean() }),
})
export type PayItem = z.infer<typeof payItem>

const admins = ['admin'] as const
const oneItem = { payItemId: id }

export const payItems = {
  listPayItems: op({
    method: 'GET',
    path: '/pay-items',
    roles: admins,
    summary: 'All pay items in the order in which they are worked out; archived ones last',
    input: nothing,
    output: z.object({ currency: z.string(), items: z.array(payItem) }),
  }),
  createPayItem: op({
    method: 'POST',
    path: '/pay-items',
    roles: admins,
    confirms: 'always',
    summary: 'Add a pay item; runs that are computed from now on use it',
    input: payItemInput,
    output: payItem,
    errors: ['already-exists', 'formula-not-valid'],
  }),
  updatePayItem: op({
    method: 'PUT',
    path: '/pay-items/{payItemId}',
    roles: admins,
    confirms: 'always',
    summary: 'Change a pay item; months that were approved stay as they were computed',
    input: z.object({ ...oneItem, version, values: payItemInput }),
    output: payItem,
    errors: ['edit-conflict', 'already-exists', 'formula-not-valid'],
  }),
  archivePayItem: op({
    method: 'POST',
    path: '/pay-items/{payItemId}/archive',
    roles: admins,
    confirms: 'always',
    summary: 'Use a pay item no longer',
    input: z.object({ ...oneItem, version }),
    output: payItem,
    errors: ['edit-conflict', 'formula-not-valid'],
  }),
  restorePayItem: op({
    method: 'POST',
    path: '/pay-items/{payItemId}/restore',
    roles: admins,
    confirms: 'always',
    summary: 'Use an archived pay item again',
    input: z.object({ ...oneItem, version }),
    output: payItem,
    errors: ['edit-conflict', 'already-exists', 'formula-not-valid'],
  }),
  /** Asked while a formula is typed. */
  tryPayItem: op({
    method: 'POST',
    path: '/pay-items/try',
    roles: admins,
    summary: 'What an item would come to with example values, or where its formula is wrong',
    input: z.object({
      kind: payItemKind,
      how: payMethod,
      position: z.int().check(z.minimum(0), z.maximum(999)),
      prorated: z._default(z.boolean(), false),
      /** Pay of the example, in minor units. */
      basic: moneyInput,
      /** Days of the example's month: working days, and those of them without pay. */
      workingDays: z._default(z.int().check(z.minimum(1), z.maximum(31)), 21),
      unpaidDays: z._default(z.number().check(z.minimum(0), z.maximum(31)), 0),
      hours: z._default(z.number().check(z.minimum(0), z.maximum(744)), 0),
      sessions: z._default(z.int().check(z.minimum(0), z.maximum(744)), 0),
      /** What the profile of the example gives this item; null: nothing of its own. */
      amount: z._default(z.nullable(moneyInput), null),
    }),
    output: z.object({
      /** Null: it cannot be worked out, and `problem` says why. */
      amount: z.nullable(money),
      problem: z.nullable(z.string()),
      /** Character of the formula at which the problem stands, from 0. */
      at: z.nullable(z.int()),
      /** Names that the formula may use: those of every formula, and codes of items before it. */
      names: z.array(z.object({ name: z.string(), about: z.string() })),
    }),
  }),
}
