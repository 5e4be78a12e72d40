import { z } from 'zod/mini'
import { autoApproval } from '../mitigation/mitigation-review.ts'
import { op } from '../operation.ts'
import { ownBic, ownIban } from '../payroll/institution-account.ts'
import { currency } from '../payroll/pay-values.ts'
import { retentionPeriod } from '../retention/retention.ts'
import { onTopics } from '../topics.ts'
import { bounded, language, matching, network, nothing, version, weekStart } from '../values.ts'
import { m } from './messages.ts'

const domain = z
  .string()
  .check(z.toLowerCase(), ...matching(/^[a-z0-9.-]+\.[a-z]{2,}$/, 253, m.enterDomain()))

const networkNotation = m.enterNetwork()

const isDayOfEveryYear = (it: string) => {
  const at = new Date(`2027-${it}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === it
}

/** A day that exists in every year. */
const dayOfYear = z
  .string()
  .check(
    ...matching(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 5, m.monthAndDayFormat()),
    z.refine(isDayOfEveryYear, m.selectDayOfEveryYear()),
  )

/** The institution's settings; every value has a default, so a new institution works at once. */
export const institutionSettings = z.object({
  general: z.object({
    /** The language of people who have not set one. */
    language: z._default(language, 'en'),
  }),
  security: z.object({
    /** Say whether the email or the password was wrong; lets anyone probe for accounts. */
    separateSignInMessages: z._default(z.boolean(), false),
    /** Email domains whose users get a student account at their first Google sign-in. */
    allowedEmailDomains: z._default(z.array(domain).check(z.maxLength(50)), []),
    /** Link an existing account to Google by an email address that Google verified. */
    linkByVerifiedEmail: z._default(z.boolean(), false),
    /** Admins who signed in with only a password must set up a second factor before anything else. */
    requireSecondFactorForAdmins: z._default(z.boolean(), false),
  }),
  attendance: z.object({
    /** Percentage of held sessions that a student must attend. */
    requiredPercentage: z._default(z.number().check(z.minimum(0), z.maximum(100)), 75),
    /** Minutes after the session's start from which check-ins are late, and after which check-in closes. */
    lateAfterMinutes: z._default(z.int().check(z.minimum(0), z.maximum(240)), 10),
    closeAfterMinutes: z._default(z.int().check(z.minimum(1), z.maximum(480)), 20),
    /** Minutes before the start of a session from which its check-in can be opened. */
    openBeforeMinutes: z._default(z.int().check(z.minimum(0), z.maximum(120)), 15),
    /** Days after a session in which its students can dispute their records. */
    disputeDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), 14),
    /** Minutes after check-in has closed until which an offline scan is accepted. */
    offlineClaimMinutes: z._default(z.int().check(z.minimum(0), z.maximum(1440)), 30),
    /** Networks from which a class can require its students to check in. */
    campusNetworks: z._default(
      z.array(network(networkNotation)).check(z.maxLength(50, m.atMost50Networks())),
      [],
    ),
  }),
  faces: z.object({
    /** The similarity (1 - distance) must exceed this. */
    matchThreshold: z._default(z.number().check(z.gte(0.5), z.lte(0.9)), 0.6),
    /** An admin must confirm each first registration. */
    confirmFirstRegistration: z._default(z.boolean(), false),
    /** Lecturers can recognise the students of a class on their own device (1:N). */
    kiosk: z._default(z.boolean(), false),
    /** Days after which the face data of inactive people is deleted. */
    retentionDays: retentionPeriod('faces'),
  }),
  mitigation: autoApproval,
  leave: z.object({
    /** The first day of each leave year, as MM-DD. */
    yearStartsOn: z._default(dayOfYear, '01-01'),
  }),
  payroll: z.object({
    /** The currency of all pay; it cannot change once an amount has been entered. */
    currency: z._default(currency, 'EUR'),
    /** The number of past months that a run checks for changes, and adjusts. */
    adjustMonths: z._default(z.int(m.wholeMonths()).check(z.minimum(0), z.maximum(12)), 3),
    /** A run must be approved by an admin other than the one who computed it, if there is another one. */
    secondApprover: z._default(z.boolean(), true),
    /** The day of the month on which people are paid; in shorter months the last day. */
    payDay: z._default(z.int(m.wholeDay()).check(z.minimum(1), z.maximum(31)), 28),
    /** The account that pays, for SEPA files; if the name is empty, the institution's is used. */
    accountHolder: z._default(z.string().check(z.trim(), bounded(70, m.atMost70Characters())), ''),
    accountIban: z._default(ownIban, ''),
    accountBic: z._default(ownBic, ''),
  }),
  assignments: z.object({
    /** The most megabytes in one file of an assignment; lecturers cannot exceed it. */
    maxFileMegabytes: z._default(z.int(m.wholeMegabytes()).check(z.minimum(1), z.maximum(500)), 100),
  }),
  timetable: z.object({
    /** Whether lecturers change sessions of their classes themselves, or request it from the admins. */
    lecturersChangeSessions: z._default(z.enum(['request', 'direct']), 'request'),
  }),
  calendars: z.object({
    /** The first day of the week in the calendars of date fields. */
    weekStartsOn: z._default(weekStart, 'monday'),
  }),
  lobby: z.object({
    /** Anyone can open the board of today's sessions without signing in. */
    open: z._default(z.boolean(), true),
  }),
  /** In days; the reasons are in decision 0027. */
  retention: z.object({
    attemptDays: retentionPeriod('attempts'),
    notificationDays: retentionPeriod('notifications'),
    mailDays: retentionPeriod('mails'),
    importDays: retentionPeriod('imports'),
    auditDays: retentionPeriod('audit'),
  }),
})
export type InstitutionSettings = z.infer<typeof institutionSettings>

const versioned = z.object({ version, values: institutionSettings })

export const settings = onTopics(['settings'], {
  readSettings: op({
    method: 'GET',
    path: '/settings',
    roles: ['admin'],
    summary: 'Get the institution’s settings',
    input: nothing,
    output: versioned,
  }),
  updateSettings: op({
    method: 'PUT',
    path: '/settings',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Update the institution’s settings; fails if someone else has changed them since',
    topics: ['settings', 'register'],
    input: versioned,
    output: versioned,
    errors: ['edit-conflict', 'currency-in-use'],
  }),
})
