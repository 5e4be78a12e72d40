import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Answer = { at: 'recipient' | 'content'; code: number } | 'break off' | 'silence'

const failing = (code: number, address: string) =>
  Object.assign(new Error(`mailbox of ${address} is full`), { responseCode: code })

/** A mail server on this machine that keeps what it takes, until it is stopped. */
export async function openMailServer({ port: wantedPort = 0 } = {}) {
  const arrived: Email[] = []
  const waiting: ((mail: Email) => void)[] = []
  const answers = new Map<string, Answer>()
  const sockets = new Set<Socket>()
  const meanwhile = new Map<string, () => Promise<void>>()
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onRcptTo({ address }, _session, done) {
      const event = meanwhile.get(address)
      meanwhile.delete(address)
      await event?.()
      const answer = answers.get(address)
      done(typeof answer === 'object' && answer.at === 'recipient' ? failing(answer.code, address) : null)
    },
    async onData(stream, { envelope }, done) {
      // A client that goes away in the middle has sent nothing.
      const content = await buffer(stream).catch(() => null)
      if (!content) return
      const mail = await PostalMime.parse(content)
      const address = envelope.rcptTo[0]?.address ?? ''
      const answer = answers.get(address)
      if (answer === 'break off') return breakOff()
      if (answer === 'silence') return
      if (answer) return done(failing(answer.code, address))
      done()
      const next = waiting.shift()
      if (next) next(mail)
      else arrived.push(mail)
    },
  })
  // A client that was cut off is no concern of the server's.
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(wantedPort, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      breakOff()
    })
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** The next message, as soon as it is there. */
    nextMail: () =>
      new Promise<Email>((resolve) => {
        const mail = arrived.shift()
        if (mail) resolve(mail)
        else waiting.push(resolve)
      }),
    /** What came and was not asked for yet. */
    arrived,
    connections: () => connections,
    /** Refuses this recipient from now on. */
    refuse: (address: string, code = 550) => void answers.set(address, { at: 'recipient', code }),
    answer: (address: string, answer: Answer) => void answers.set(address, answer),
    /** Lets something happen while a message to this recipient is on its way, before its content. */
    meanwhile: (address: string, event: () => Promise<void>) => void meanwhile.set(address, event),
    accept: (address: string) => void answers.delete(address),
    stop,
  }
}
