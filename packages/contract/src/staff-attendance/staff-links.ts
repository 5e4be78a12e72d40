import { z } from 'zod/mini'
import { checkInCode } from '../attendance/attendance.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, id, line, pageSchema, paging, searchText, version } from '../values.ts'
import { m } from './messages.ts'
import { linkAudience } from './staff-attendance.ts'

const linkFields = {
  audience: linkAudience,
  place: line(80, m.enterLocationName()),
  /** The required campus network, as CIDR. */
  network: z.nullable(line(50)),
  opensAt: z.nullable(clockTime),
  closesAt: z.nullable(clockTime),
  /** The QR code changes regularly, so people must be in front of the screen to scan it. */
  rotating: z.boolean(),
  active: z.boolean(),
}
type LinkFields = z.infer<z.ZodMiniObject<typeof linkFields>>
const linkChecks = [
  z.refine<LinkFields>((it) => it.rotating || it.network !== null, {
    error: m.enterNetworkOrUseCode(),
    path: ['network'],
  }),
  z.refine<LinkFields>((it) => (it.opensAt === null) === (it.closesAt === null), {
    error: m.enterBothTimesOrNeither(),
    path: ['closesAt'],
  }),
  z.refine<LinkFields>((it) => !it.opensAt || !it.closesAt || it.opensAt < it.closesAt, {
    error: m.closesAfterOpening(),
    path: ['closesAt'],
  }),
] as const

/** The form and the body of addStaffLink. */
export const addStaffLinkInput = z.object(linkFields).check(...linkChecks)
/** The form and the body of updateStaffLink. */
export const updateStaffLinkInput = z.object({ linkId: id, version, ...linkFields }).check(...linkChecks)

const staffLink = z.object({
  id,
  ...linkFields,
  /** Check-ins through this link in the last 30 days. */
  used: z.int(),
  version,
})
export type StaffLink = z.infer<typeof staffLink>

const admins = ['admin'] as const

export const staffLinks = onTopics(['staff-days'], {
  listStaffLinks: op({
    method: 'GET',
    path: '/staff-links',
    roles: admins,
    summary: 'List check-in links and kiosks of locations',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(staffLink),
  }),
  addStaffLink: op({
    method: 'POST',
    path: '/staff-links',
    roles: admins,
    summary: 'Create a check-in link for a location',
    input: addStaffLinkInput,
    output: staffLink,
  }),
  updateStaffLink: op({
    method: 'PATCH',
    path: '/staff-links/{linkId}',
    roles: admins,
    summary: 'Update or switch off a location’s check-in link',
    input: updateStaffLinkInput,
    output: staffLink,
    errors: ['edit-conflict'],
  }),
  readStaffLinkCode: op({
    method: 'GET',
    path: '/staff-links/{linkId}/code',
    roles: [],
    access: 'display',
    displays: ['staff-link'],
    summary: 'Get the link of a check-in location’s display, and its rotating code if it has one',
    input: z.object({ linkId: id }),
    output: z.object({
      place: z.string(),
      audience: linkAudience,
      rotating: z.boolean(),
      open: z.boolean(),
      opensAt: z.nullable(clockTime),
      closesAt: z.nullable(clockTime),
      network: z.boolean(),
      ...checkInCode.shape,
    }),
    errors: [],
  }),
})
