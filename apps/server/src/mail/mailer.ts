import { textDirection } from '@campanile/contract/locale.ts'
import { toLanguage } from '@campanile/messages/languages.ts'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type Letter, type MailSession, openMailSession } from './mail-session.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark]!)

const htmlLine = (line: string) =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}" dir="ltr">${escaped(line)}</a>` : escaped(line)

const htmlParagraph = (text: string) => `<p>${text.split('\n').map(htmlLine).join('<br>')}</p>`

/**
 * The HTML of an email whose language is written from right to left; undefined for others. Plain text has no
 * direction, so that many mail programs show such text from the left.
 */
function rightToLeftHtml(text: string, locale: string): string | undefined {
  if (textDirection(locale) === 'ltr') return undefined
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(htmlParagraph)
    .join('\n')
  return `<!doctype html>\n<html lang="${toLanguage(locale)}" dir="rtl"><meta charset="utf-8"><body>\n${body}\n</body></html>\n`
}

export interface Mail {
  to: string
  subject: string
  text: string
  /** Where replies go; to the sender of all mail if it is not set. */
  replyTo?: string
  /** Where one request stops such mail, without signing in (RFC 8058). */
  stopUrl?: string
  attachments?: readonly { name: string; type: string; base64: string }[]
  /** The locale it is written in. Mails that were queued by an earlier version have none. */
  locale?: string
}

export interface Mailer {
  /** Writes a message. The same mail with the same id gives the same bytes, except for the date. */
  write(mail: Mail, id: string): Promise<Letter>
  /** Opens no connection until there is something to send. */
  open(): MailSession
}

interface MailSettings {
  /** smtp:// or smtps://, with user name and password if the server requires them. */
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: URL
}

/** Null if no mail server is configured. Admins then pass links on themselves. */
export function createMailer({ smtpUrl, mailFrom, publicUrl }: MailSettings): Mailer | null {
  if (!smtpUrl) return null
  return {
    async write({ locale, stopUrl, attachments = [], ...mail }, id) {
      const messageId = `<${id}@${publicUrl.hostname}>`
      const html = locale && rightToLeftHtml(mail.text, locale)
      const headers = {
        'auto-submitted': 'auto-generated',
        ...(locale && { 'content-language': toLanguage(locale) }),
        ...(stopUrl && {
          'list-unsubscribe': `<${stopUrl}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      }
      const files = attachments.map(({ name, type, base64 }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(base64, 'base64'),
      }))
      const written = {
        ...mail,
        ...(html && { html }),
        from: mailFrom,
        messageId,
        headers,
        attachments: files,
      }
      const message = new MailComposer(written).compile()
      return { envelope: message.getEnvelope(), content: await message.build() }
    },
    open: () => openMailSession(smtpUrl),
  }
}
