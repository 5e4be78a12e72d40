import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, pageSchema, paging, searchText } from '../values.ts'

/** Notices about an account, which are sent whether or not the person may still sign in. */
export const accountMailKinds = ['email-changed', 'account-disabled'] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/** email-changed: sent to the former address. digest: several notifications of one person in one message. */
export const mailKinds = [
  'invitation',
  'password-reset',
  ...accountMailKinds,
  'notification',
  'digest',
  'report',
  'test',
] as const
const mailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof mailKind>

/**
 * not-sent: there was no mail server when it was written. unclear: the connection was lost after the content
 * was handed over and before the mail server confirmed it, so only a person can find out whether it was sent.
 */
export const mailStates = ['queued', 'sending', 'sent', 'unclear', 'failed', 'not-sent', 'cancelled'] as const
const mailState = z.enum(mailStates)
export type MailState = z.infer<typeof mailState>

/** Messages that aren’t sent again automatically, so an admin decides about them. */
export const unsentMailStates = ['unclear', 'failed'] as const satisfies MailState[]

/** The list can be narrowed to one state, or to all unsent messages. */
export const mailStateFilters = [...mailStates, 'unsent'] as const
export type MailStateFilter = (typeof mailStateFilters)[number]

/** Why a message was not sent. */
export const mailProblems = [
  'unreachable',
  'not-secure',
  'login-rejected',
  'busy',
  'rejected',
  'broken-off',
  'server-stopped',
] as const
const mailProblem = z.enum(mailProblems)
export type MailProblem = z.infer<typeof mailProblem>

const mail = z.object({
  id,
  kind: mailKind,
  state: mailState,
  /** Null when the account has been deleted. */
  person: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() })),
  attempts: z.int(),
  problem: z.nullable(mailProblem),
  /** The mail server's reply code to the last attempt. */
  reply: z.nullable(z.int()),
  createdAt: instant,
  nextAttemptAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  can: z.object({ send: z.boolean(), markSent: z.boolean(), cancel: z.boolean(), open: z.boolean() }),
})
export type Mail = z.infer<typeof mail>

const oneMail = z.object({ mailId: id })

export const mails = onTopics(['mails'], {
  listMails: op({
    method: 'GET',
    path: '/mails',
    roles: ['admin'],
    summary: 'List outgoing mail, newest first, with the number in each state',
    input: z.object({
      ...paging,
      search: searchText,
      state: z.optional(z.enum(mailStateFilters)),
      kind: z.optional(mailKind),
    }),
    output: z.extend(pageSchema(mail), {
      mailServer: z.boolean(),
      counts: z.record(mailState, z.int()),
    }),
  }),
  openMail: op({
    method: 'POST',
    path: '/mails/{mailId}/open',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Read an unsent invitation or password reset to pass on its link; access is audited',
    topics: [],
    input: oneMail,
    output: z.object({ to: z.string(), subject: z.string(), text: z.string(), link: z.string() }),
  }),
  sendMail: op({
    method: 'POST',
    path: '/mails/{mailId}/send',
    roles: ['admin'],
    summary: 'Send a message that failed, is awaiting its next attempt or may have been sent',
    input: oneMail,
    output: mail,
    errors: ['mail-moved-on'],
  }),
  markMailSent: op({
    method: 'POST',
    path: '/mails/{mailId}/sent',
    roles: ['admin'],
    summary: 'Confirm that a message with an unclear outcome was delivered',
    input: oneMail,
    output: mail,
    errors: ['mail-moved-on'],
  }),
  cancelMail: op({
    method: 'POST',
    path: '/mails/{mailId}/cancel',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Cancel a message that has not been sent',
    input: oneMail,
    output: mail,
    errors: ['mail-moved-on'],
  }),
})
