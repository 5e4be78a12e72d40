import type { Mail, MailKind, MailProblem, MailState } from '@campanile/contract/mail/mail.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

export const mailKindWords: Record<MailKind, string> = {
  invitation: m.invitation(),
  'password-reset': m.passwordReset(),
  'email-changed': m.emailAddressChanged(),
  'account-disabled': m.accountDisabled(),
  notification: m.notification(),
  digest: m.severalNotifications(),
  report: m.scheduledReport(),
  test: m.testMessage(),
}

interface Look {
  label: string
  tone: Tone
  glyph: ChipGlyphName
}

export const mailStateLooks: Record<MailState, Look> = {
  queued: { label: m.queued(), tone: 'info', glyph: 'clock' },
  sending: { label: m.sending(), tone: 'info', glyph: 'clock' },
  sent: { label: m.sent(), tone: 'ok', glyph: 'tick' },
  unclear: { label: m.unclear(), tone: 'warn', glyph: 'exclamation' },
  failed: { label: m.failed(), tone: 'bad', glyph: 'cross' },
  'not-sent': { label: m.notSent(), tone: 'warn', glyph: 'dash' },
  cancelled: { label: m.cancelled(), tone: 'idle', glyph: 'dash' },
}

const problemWords: Record<MailProblem, string> = {
  unreachable: m.problemUnreachable(),
  'not-secure': m.problemNotSecure(),
  'login-rejected': m.problemLogin(),
  busy: m.problemBusy(),
  rejected: m.problemRejected(),
  'broken-off': m.problemConnectionLost(),
  'server-stopped': m.problemStopped(),
}

const problemText = ({ problem, reply }: Mail): string[] =>
  problem ? [problemWords[problem], ...(reply === null ? [] : [m.replyCode({ code: reply })])] : []

const inOneText = (sentences: readonly string[]) => (sentences.length > 0 ? sentences.join(' ') : null)

/** A remark about a message in addition to its state; null if there is none. */
export function mailDetail(mail: Mail, { dateTime }: Pick<TimeFormat, 'dateTime'>): string | null {
  const problem = problemText(mail)
  if (mail.state === 'sent') return mail.sentAt && dateTime(mail.sentAt)
  if (mail.state === 'not-sent') return m.noMailServerWasSetUp()
  if (mail.state === 'unclear') return inOneText([...problem, m.itMayHaveArrived()])
  if (mail.state === 'failed') return inOneText(problem)
  if (mail.state !== 'queued' || !mail.nextAttemptAt) return null
  const time = dateTime(mail.nextAttemptAt)
  if (problem.length > 0) return inOneText([...problem, m.nextAttempt({ time })])
  return mail.kind === 'digest' ? m.collectsUntil({ time }) : null
}
