import MailComposer from 'nodemailer/lib/mail-composer'
import { type MailSession, openMailSession } from './mail-session.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** A message ready for the mail server, with who it is from and to. */
export interface Letter {
  envelope: { from: string | false; to: string[] }
  content: Buffer
}

export interface Mailer {
  /** The same mail under the same id is the same message, byte for byte but for its date. */
  write(mail: Mail, id: string): Promise<Letter>
  /** Opens no connection before there is something to send. */
  open(): MailSession
}

interface MailSettings {
  /** smtp:// or smtps://, with name and password where the server wants them. */
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: URL
}

/** Null when no mail server is configured: the admin then hands links over. */
export function createMailer({ smtpUrl, mailFrom, publicUrl }: MailSettings): Mailer | null {
  if (!smtpUrl) return null
  return {
    async write(mail, id) {
      const messageId = `<${id}@${publicUrl.hostname}>`
      const headers = { 'auto-submitted': 'auto-generated' }
      const message = new MailComposer({ ...mail, from: mailFrom, messageId, headers }).compile()
      return { envelope: message.getEnvelope(), content: await message.build() }
    },
    open: () => openMailSession(smtpUrl),
  }
}
