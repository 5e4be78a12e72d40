import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Answer = { at: 'recipient' | 'content'; code: number } | 'break off' | 'silence'

const failing = (code: number, address: string) =>
  Object.assign(new Error(`mailbox of ${address} is full`), { responseCode: code })

/** A local mail server that keeps the messages it accepts, for callers who stop it themselves. */
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
      // The client disconnected before the end of the message.
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
  // Errors of connections that were cut are expected.
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
    /** The next message, as soon as it arrives. */
    nextMail: () =>
      new Promise<Email>((resolve) => {
        const mail = arrived.shift()
        if (mail) resolve(mail)
        else waiting.push(resolve)
      }),
    /** Messages that have arrived but have not been read. */
    arrived,
    connections: () => connections,
    /** Refuses this recipient from now on. */
    refuse: (address: string, code = 550) => void answers.set(address, { at: 'recipient', code }),
    answer: (address: string, answer: Answer) => void answers.set(address, answer),
    /** Runs `event` during the delivery of a message to this recipient, before its content is sent. */
    meanwhile: (address: string, event: () => Promise<void>) => void meanwhile.set(address, event),
    accept: (address: string) => void answers.delete(address),
    stop,
  }
}
