import type { Mail, MailKind, MailProblem, MailState } from '@campanile/contract/mail/mail.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

export const mailKindWords: Record<MailKind, string> = {
  invitation: 'Invitation',
  'password-reset': 'Password reset',
  'email-changed': 'Email address changed',
  notification: 'Notification',
  digest: 'Several notifications',
  test: 'Test message',
}

interface Look {
  label: string
  tone: Tone
  glyph: ChipGlyphName
}

export const mailStateLooks: Record<MailState, Look> = {
  queued: { label: 'Queued', tone: 'info', glyph: 'clock' },
  sending: { label: 'Sending', tone: 'info', glyph: 'clock' },
  sent: { label: 'Sent', tone: 'ok', glyph: 'tick' },
  unclear: { label: 'Unclear', tone: 'warn', glyph: 'exclamation' },
  failed: { label: 'Failed', tone: 'bad', glyph: 'cross' },
  'not-sent': { label: 'Not sent', tone: 'warn', glyph: 'dash' },
  cancelled: { label: 'Cancelled', tone: 'idle', glyph: 'dash' },
}

const problemWords: Record<MailProblem, string> = {
  unreachable: 'The mail server could not be reached',
  'not-secure': 'The connection to the mail server could not be secured',
  'login-refused': 'The mail server refused our name and password',
  busy: 'The mail server is busy and asked us to retry later',
  refused: 'The mail server refused the message',
  'broken-off': 'The connection was lost while sending the message',
  'server-stopped': 'Campanile was stopped while sending',
}

const problemText = ({ problem, reply }: Mail) =>
  problem && `${problemWords[problem]}${reply === null ? '' : ` (${reply})`}.`

/** What is to be said about a message besides its state; null where the state says all. */
export function mailDetail(mail: Mail, { dateTime }: Pick<TimeFormat, 'dateTime'>): string | null {
  const problem = problemText(mail)
  if (mail.state === 'sent') return mail.sentAt && dateTime(mail.sentAt)
  if (mail.state === 'not-sent') return 'No mail server was set up.'
  if (mail.state === 'unclear') return [problem, 'It may have arrived.'].filter(Boolean).join(' ')
  if (mail.state === 'failed') return problem
  if (mail.state !== 'queued' || !mail.nextAttemptAt) return null
  const next = dateTime(mail.nextAttemptAt)
  if (problem) return `${problem} Next attempt: ${next}.`
  return mail.kind === 'digest' ? `Gathers until ${next}.` : null
}
