import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import type { EmploymentType } from '../roles.ts'
import { onTopics } from '../topics.ts'
import {
  day,
  employmentType,
  id,
  nothing,
  pageSchema,
  paging,
  role,
  searchText,
  text,
  version,
  versionInAddress,
} from '../values.ts'
import { m } from './messages.ts'
import { money, moneyInput, type PayBasis, payBasis } from './pay-values.ts'

/** The most items in one profile. */
export const maxProfileItems = 30

/** Full-time people are paid by the month, visiting people by their teaching, part-time people by either. */
export const isPaidBy = (employmentType: EmploymentType, basis: PayBasis): boolean =>
  employmentType === 'part-time' || (employmentType === 'full-time') === (basis === 'month')

/** An item listed in a profile; an amount replaces the item's own. */
const profileItem = z.object({ payItemId: id, amount: z.nullable(moneyInput) })

const profileFields = {
  employmentType,
  basis: payBasis,
  /** Basic pay per month, or the rate per taught hour or session, in minor units. */
  amount: moneyInput,
  firstDay: day,
  /** Null: until a later one is added. */
  lastDay: z.nullable(day),
  items: z.array(profileItem).check(
    z.maxLength(maxProfileItems, m.atMostItems({ maximum: maxProfileItems })),
    z.refine((items) => new Set(items.map((it) => it.payItemId)).size === items.length, m.itemTwice()),
  ),
  note: z.nullable(text(500)),
}
type Fields = z.infer<z.ZodMiniObject<typeof profileFields>>
const profileChecks = [
  z.refine<Fields>((it) => isPaidBy(it.employmentType, it.basis), {
    error: m.basisOfEmployment(),
    path: ['basis'],
  }),
  z.refine<Fields>((it) => it.lastDay === null || it.firstDay <= it.lastDay, {
    error: m.lastDayBeforeFirst(),
    path: ['lastDay'],
  }),
] as const

/** The form of a pay profile. */
export const payProfileInput = z.object(profileFields).check(...profileChecks)

export const payProfile = z.object({
  id,
  personId: id,
  ...profileFields,
  note: z.nullable(z.string()),
  items: z.array(z.object({ payItemId: id, name: z.string(), amount: z.nullable(money) })),
  version,
  can: z.object({
    edit: z.boolean(),
    /** Once an approved run has used a profile, only its last day can change. */
    editAmounts: z.boolean(),
    remove: z.boolean(),
  }),
})
export type PayProfile = z.infer<typeof payProfile>

const paidPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  number: z.nullable(z.string()),
  role,
  employmentType: z.nullable(employmentType),
  profileImage: z.nullable(z.string()),
})
export type PaidPerson = z.infer<typeof paidPerson>

const row = z.object({
  person: paidPerson,
  /** The profile that applies today, otherwise the next one; null: none. */
  profile: z.nullable(payProfile),
  hasBankDetails: z.boolean(),
})
export type PayProfileRow = z.infer<typeof row>

export const payProfileStates = ['with', 'without'] as const
const narrowing = {
  search: searchText,
  employmentType: z.optional(employmentType),
  profile: z.optional(z.enum(payProfileStates)),
}
export const payProfileSorts = ['person', '-person', 'amount', '-amount'] as const

const admins = ['admin'] as const
const ofPerson = { personId: id }
const oneProfile = { payProfileId: id }
const history = z.object({
  person: paidPerson,
  currency: z.string(),
  hasBankDetails: z.boolean(),
  /** The latest first. */
  items: z.array(payProfile),
  can: z.object({ add: z.boolean() }),
})
export type PayProfileHistory = z.infer<typeof history>

export const payProfiles = onTopics(['payroll'], {
  listPayProfiles: op({
    method: 'GET',
    path: '/pay-profiles',
    roles: admins,
    summary: 'List everyone who can be paid with their current pay profile; access is audited',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(payProfileSorts), 'person') }),
    output: z.object({
      ...pageSchema(row).shape,
      currency: z.string(),
      counts: z.object({ with: z.int(), without: z.int() }),
    }),
  }),
  exportPayProfiles: op({
    method: 'GET',
    path: '/pay-profiles/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the filtered pay profiles as a spreadsheet; access is audited',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  listPayProfilesOf: op({
    method: 'GET',
    path: '/people/{personId}/pay-profiles',
    roles: admins,
    summary: 'List a person’s pay profiles; access is audited',
    input: z.object(ofPerson),
    output: history,
  }),
  createPayProfile: op({
    method: 'POST',
    path: '/people/{personId}/pay-profiles',
    roles: admins,
    confirms: 'always',
    summary: 'Create a pay profile; an open-ended earlier profile ends the day before',
    input: z.object({ ...ofPerson, ...profileFields }).check(...profileChecks),
    output: history,
    errors: ['pay-profile-overlaps', 'blocked'],
  }),
  updatePayProfile: op({
    method: 'PUT',
    path: '/pay-profiles/{payProfileId}',
    roles: admins,
    confirms: 'always',
    summary: 'Update a pay profile; the next run adjusts approved months that this affects',
    input: z.object({ ...oneProfile, version, ...profileFields }).check(...profileChecks),
    output: history,
    errors: ['edit-conflict', 'pay-profile-overlaps', 'pay-profile-in-use', 'blocked'],
  }),
  removePayProfile: op({
    method: 'DELETE',
    path: '/pay-profiles/{payProfileId}',
    roles: admins,
    confirms: 'always',
    summary: 'Remove a pay profile that no approved run has used',
    input: z.object({ ...oneProfile, version: versionInAddress }),
    output: history,
    errors: ['edit-conflict', 'pay-profile-in-use'],
  }),
})
