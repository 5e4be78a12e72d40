import { letter } from '#mail/letter.ts'
import type { Mail } from '#mail/mailer.ts'
import type { ReportFile } from './report-files.service.ts'
import { reportMailMessages } from './report-mail.messages.ts'

/** The page that lists a person’s scheduled reports. */
export const reportsPath = '/app/dashboard/scheduled-reports'

interface Facts {
  to: { email: string; firstName: string }
  locale: string
  name: string
  /** The day on which it was prepared, as its reader writes it. */
  date: string
  every: 'week' | 'month'
  /** The person who set it up, unless it is the reader. */
  owner: string | null
  filters: string
  institution: string
  /** Base address of the web pages. */
  origin: string
  stopUrl: string
  file: ReportFile
}

/** An email with a report, its filters, and a link to unsubscribe. */
export function reportMail({ to, locale, name, date, every, owner, filters, ...facts }: Facts): Mail {
  const { institution, origin, stopUrl, file } = facts
  const m = reportMailMessages(locale)
  const paragraphs = [
    m.attached({ name, date }),
    ...(filters ? [m.filters({ filters })] : []),
    ...(owner ? [m.fromOwner({ owner })] : []),
    `-- \n${m.why({ every, institution })}\n${m.changeOrStop()}\n\n${origin}${reportsPath}`,
  ]
  return {
    to: to.email,
    locale,
    subject: `${name}, ${date}`,
    text: letter(to.firstName, paragraphs, locale),
    stopUrl,
    attachments: [{ name: file.name, type: file.type, base64: file.bytes.toString('base64') }],
  }
}
