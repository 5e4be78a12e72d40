import type { FileStore } from '#files/file-store.ts'
import { MailNotAccepted } from '#mail/mail-not-accepted.ts'
import { createMailer } from '#mail/mailer.ts'
import type { Config } from '../config.ts'
import { broken, type Finding, note, ok } from './report.mjs'

const problems = {
  unreachable: 'does not answer',
  'login-rejected': 'rejects the name or password in SMTP_URL',
  'not-secure': 'offers no secure connection',
  busy: 'is busy or rejects us',
  rejected: 'rejects us',
  'broken-off': 'broke the connection off',
  'server-stopped': 'was not reached in time',
} as const

/** Connects to the mail server and signs in. Sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  const mailer = createMailer(config)
  if (!mailer) return note('SMTP_URL is not set: admins pass on invitations and password links themselves.')
  const { hostname, port } = new URL(config.smtpUrl!)
  const name = `The mail server ${hostname}${port && `:${port}`}`
  const session = mailer.open()
  try {
    await session.check()
    return ok(`${name} responds.`)
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error
    const { problem, reply } = error.refusal
    return broken(
      `${name} ${problems[problem]}${reply === null ? '' : ` (reply ${reply})`}.`,
      'Check SMTP_URL, and that this machine may connect to it.',
    )
  } finally {
    session.close()
  }
}

/** Lists the bucket, if there is one. */
export async function checkBucket({ s3 }: Config, files: FileStore): Promise<Finding> {
  if (!s3) return ok('Files are kept in the data directory.')
  try {
    await files.measure(0)
    return ok(`The bucket ${files.place} responds.`)
  } catch (error) {
    const { cause } = error as { cause?: { name?: string; code?: string } }
    return broken(
      `The bucket ${files.place} cannot be listed (${cause?.code ?? cause?.name}).`,
      'Check the S3_ settings, and the rights of the access key.',
    )
  }
}
