import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail server on this machine that keeps what it takes; ends with the test file. */
export async function startMailServer() {
  const arrived: Email[] = []
  const waiting: ((mail: Email) => void)[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? new Error(`mailbox of ${address} is full`) : null)
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      done()
      const next = waiting.shift()
      if (next) next(mail)
      else arrived.push(mail)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The next message, as soon as it is there. */
    nextMail: () =>
      new Promise<Email>((resolve) => {
        const mail = arrived.shift()
        if (mail) resolve(mail)
        else waiting.push(resolve)
      }),
    /** Refuses this recipient from now on. */
    refuse: (address: string) => void refused.add(address),
  }
}
