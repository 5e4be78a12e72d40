import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { newToken } from '@campanile/server/auth/tokens.ts'
import { type Attack, attackerAddress, flood, sentIn, statusWords } from '../attack.ts'
import type { Target } from '../target.ts'
import { type Wire, wireFrom } from '../wire.ts'

/** Takes quadratic time in a pattern that backtracks, and is within the size limit of a JSON body. */
const hostileEmail = `a@${'.'.repeat(65_000)} @`

const slowPattern: Attack = {
  finding: '1',
  name: 'hostile email',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const bodies = [
      { path: '/api/password-resets', body: { email: hostileEmail } },
      { path: '/api/session', body: { email: hostileEmail, password: 'whatever it is' } },
    ]
    const statuses = await flood(target, 2, (index) => wire.send({ method: 'POST', ...bodies[index % 2]! }), {
      pauseMs: 100,
    })
    wire.close()
    const accepted = statuses.get(200) ?? 0
    return { sent: sentIn(statuses), achieved: statusWords(statuses), held: accepted === 0 }
  },
}

/** Sends the headers of a request and the first byte of its body, then nothing. */
async function startAndWait(wire: Wire, path: string, cookie: string, type: string) {
  const socket = wire.open()
  socket.on('error', () => socket.destroy())
  // Without reading, a connection that the server has closed would seem open.
  socket.resume()
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${wire.host}\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n` +
      `content-type: ${type}\r\ncontent-length: 50000\r\n\r\n{`,
  )
  return socket
}

async function startUpload(wire: Wire, { assignmentId, attackers }: Target): Promise<string> {
  const uploadId = crypto.randomUUID()
  await wire.send({
    method: 'POST',
    path: `/api/my-assignments/${assignmentId}/uploads`,
    cookie: attackers.student,
    body: { uploadId, name: 'essay.pdf', size: 50_000 },
  })
  return uploadId
}

/** Connections that one student opens at once, and the seconds for which they send nothing. */
const idleBodies = 300
const idleSeconds = 20

const slowBodies: Attack = {
  finding: '2',
  name: 'bodies that never come',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const uploadId = await startUpload(wire, target)
    const sockets = await Promise.all(
      Array.from({ length: idleBodies }, (_, index) =>
        index % 3 === 0
          ? startAndWait(wire, '/api/session', '', 'application/json')
          : startAndWait(
              wire,
              `/api/uploads/${uploadId}/pieces?offset=0`,
              target.attackers.student,
              'application/octet-stream',
            ),
      ),
    )
    await setTimeout(idleSeconds * 1_000)
    const open = sockets.filter((it) => !it.destroyed && it.readable).length
    for (const socket of sockets) socket.destroy()
    wire.close()
    return {
      sent: sockets.length,
      achieved: `${open} still open after ${idleSeconds} s`,
      held: open === 0,
    }
  },
}

const hashing: Attack = {
  finding: '6a',
  name: 'passwords for invented links',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = await flood(target, 220, () =>
      wire.send({
        method: 'POST',
        path: '/api/invitations/accept',
        body: { token: newToken(), password: 'correct horse battery' },
      }),
    )
    wire.close()
    return { sent: sentIn(statuses), achieved: statusWords(statuses), held: !statuses.has(200) }
  },
}

const searching: Attack = {
  finding: '6b',
  name: 'one student’s 220 searches at once',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = await flood(target, 220, (index) =>
      wire.send({
        path: `/api/search?text=dtabses%20sysm%20${index % 100}`,
        cookie: target.attackers.student,
      }),
    )
    wire.close()
    return { sent: sentIn(statuses), achieved: statusWords(statuses), held: true }
  },
}

const printing: Attack = {
  finding: '6c',
  name: 'one student’s 32 transcripts at once',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const path = `/api/papers/${target.transcriptId}/file`
    const statuses = await flood(target, 32, () => wire.send({ path, cookie: target.attackers.student }))
    wire.close()
    return { sent: sentIn(statuses), achieved: statusWords(statuses), held: true }
  },
}

export const loadAttacks = [slowPattern, slowBodies, hashing, searching, printing]
