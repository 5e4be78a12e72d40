import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailNotAccepted } from './mail-not-accepted.ts'
import { judgeFailure, type SmtpFailure } from './refusal.rules.ts'

/** A message ready for the mail server, with its sender and recipient. */
export interface Letter {
  envelope: { from: string | false; to: string[] }
  content: Buffer
}

export interface MailSession {
  /**
   * Resolves when the mail server has accepted the message. `handingOver` runs after the server has asked for
   * the content and before it gets any. If it fails, nothing has been sent.
   *
   * @throws MailNotAccepted
   */
  send(letter: Letter, handingOver: () => Promise<void>): Promise<void>
  /**
   * Connects and signs in, without sending anything.
   *
   * @throws MailNotAccepted
   */
  check(): Promise<void>
  close(): void
}

/** Milliseconds without a response, and for one message in total. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
const perMessage = 120_000

/** Uses one connection for many messages. After a failure the next message gets a new one. */
export function openMailSession(smtpUrl: string): MailSession {
  let connection: SMTPConnection | undefined
  const drop = () => {
    connection?.close()
    connection = undefined
  }
  const connected = async () => {
    if (connection) return connection
    const { auth, ...options } = parseConnectionUrl(smtpUrl)
    const fresh = new SMTPConnection({ ...options, ...timeouts })
    connection = fresh
    fresh.once('end', () => {
      if (connection === fresh) connection = undefined
    })
    const failed = new Promise<never>((_, reject) => fresh.on('error', reject))
    await Promise.race([failed, settled((done) => fresh.connect(done))])
    if (auth && fresh.allowsAuth) await Promise.race([failed, settled((done) => fresh.login(auth, done))])
    // Failures from here on reach the callback of the current message.
    failed.catch(() => undefined)
    return fresh
  }
  const fail = (error: SmtpFailure, handedOver: boolean): never => {
    drop()
    // Without its cause: the server's reply quotes the address.
    throw new MailNotAccepted(judgeFailure(error, handedOver))
  }
  return {
    async send({ envelope, content }, handingOver) {
      let handedOver = false
      async function* handOver() {
        await handingOver()
        handedOver = true
        yield content
      }
      const deliver = async () => {
        const to = await connected()
        await settled((done) => to.send(envelope, Readable.from(handOver()), done))
      }
      await within(perMessage, deliver()).catch((error) => fail(error, handedOver))
    },
    async check() {
      await within(perMessage, connected()).catch((error) => fail(error, false))
    },
    close() {
      connection?.quit()
      connection = undefined
    },
  }
}

const settled = (start: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
      milliseconds,
    )
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
