import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Hands a message to the mail server; rejects when the server refuses or cannot be reached. */
export type Mailer = (mail: Mail) => Promise<void>

interface RefusedMail {
  code?: string
  responseCode?: number
}

/** Null when no mail server is configured: the admin then hands links over. */
export function createMailer(smtpUrl: string | undefined, from: string): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport(smtpUrl, { from })
  return async (mail) => {
    await transport.sendMail(mail).catch(({ code, responseCode }: RefusedMail) => {
      // The server's own words quote the address.
      throw new Error(
        `the mail server did not take the message: ${[code, responseCode].filter(Boolean).join(' ')}`,
      )
    })
  }
}
