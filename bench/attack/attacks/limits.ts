import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { type Attack, attackerAddress, elsewhere, flood, sentIn, statusWords } from '../attack.ts'
import { wireFrom } from '../wire.ts'

const signIn = (email: string, password: string) => ({
  method: 'POST' as const,
  path: '/api/session',
  body: { email, password },
})

const lockOneOut: Attack = {
  finding: '3a',
  name: 'locking an owner out',
  async run(target) {
    const { email, password } = target.owner
    const [wire, owner] = [wireFrom(target.url, attackerAddress), wireFrom(target.url, elsewhere)]
    const wrong = await flood(target, 1, () => wire.send(signIn(email, 'not the password')), { most: 31 })
    const resets = await flood(
      target,
      1,
      () => wire.send({ method: 'POST', path: '/api/password-resets', body: { email } }),
      { most: 31 },
    )
    const entered = await owner.send(signIn(email, password))
    const reset = await owner.send({ method: 'POST', path: '/api/password-resets', body: { email } })
    wire.close()
    owner.close()
    return {
      sent: sentIn(wrong) + sentIn(resets),
      achieved: `owner elsewhere: sign-in ${entered.status}, reset ${reset.status}`,
      held: entered.status === 200 && reset.status === 200,
    }
  },
}

const lockCampusOut: Attack = {
  finding: '3b',
  name: 'locking a campus address out',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = await flood(
      target,
      16,
      (index) => wire.send(signIn(`nobody${index}@campus.test`, 'not the password')),
      { most: 600 },
    )
    const [student] = target.classmates
    const typed = await wire.send({
      method: 'POST',
      path: '/api/check-in/short-code',
      cookie: student!,
      body: { code: 'AAAAAA' },
    })
    const enter = () => wire.send(signIn(target.owner.email, target.owner.password))
    const began = performance.now()
    let signedIn = await enter()
    // An address that has reached its limit gets one more attempt every three seconds. People try again.
    while (signedIn.status === 429 && performance.now() - began < 10_000) signedIn = await enter()
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    wire.close()
    const isCounted = typed.body.includes('too-many-requests') || typed.status === 429
    return {
      sent: sentIn(statuses),
      achieved: `${statusWords(statuses)}; at that address: a typed code is ${isCounted ? 'refused unread' : 'read'}, the right password ${signedIn.status} after ${seconds} s`,
      held: !isCounted && signedIn.status === 200,
    }
  },
}

/** A request as sent to a proxy, with the whole URL in the request line. */
async function absolute(target: { url: string; attackers: { student: string } }, address: string) {
  const wire = wireFrom(target.url, address)
  const socket = wire.open()
  await once(socket, 'connect')
  socket.write(
    `GET http://${wire.host}/api/session HTTP/1.1\r\nhost: ${wire.host}\r\nconnection: close\r\n` +
      `cookie: ${target.attackers.student}\r\n\r\n`,
  )
  let text = ''
  for await (const part of socket) text += part
  wire.close()
  return { status: Number(text.slice(9, 12)) }
}

const respelled: Attack = {
  finding: '7',
  name: 'limits walked around by spelling',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const cookie = target.attackers.student
    const encoded = await flood(target, 16, () => wire.send({ path: '/%61pi/session', cookie }), {
      most: 1_500,
    })
    const whole = await flood(target, 8, () => absolute(target, attackerAddress), { most: 200 })
    wire.close()
    const answered = (encoded.get(200) ?? 0) + (whole.get(200) ?? 0)
    return {
      sent: sentIn(encoded) + sentIn(whole),
      achieved: `encoded: ${statusWords(encoded)}; absolute: ${statusWords(whole)}`,
      held: answered <= 600,
    }
  },
}

const streamsWanted = 3_000
/** Streams that one auth session may have open. */
const streamsOfSignIn = 8

const streaming: Attack = {
  finding: '8',
  name: 'thousands of event streams',
  async run(target) {
    const wire = wireFrom(target.url, attackerAddress)
    const statuses = new Map<number, number>()
    let open = 0
    const openOne = async () => {
      const socket = wire.open()
      socket.on('error', () => socket.destroy())
      socket.write(
        `GET /api/events HTTP/1.1\r\nhost: ${wire.host}\r\ncookie: ${target.attackers.student}\r\n\r\n`,
      )
      const [head] = (await once(socket, 'data').catch(() => [Buffer.alloc(0)])) as [Buffer]
      const status = Number(head.toString('latin1', 9, 12))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200) return socket.destroy()
      open += 1
      let isOpen = true
      const ended = () => {
        if (isOpen) open -= 1
        isOpen = false
      }
      let text = ''
      // The connection stays open after a stream has ended, so look for its last event, which may arrive in
      // pieces.
      const read = (data: Buffer) => {
        text = (text + data.toString('latin1')).slice(-4_096)
        if (text.includes('stream-replaced')) ended()
      }
      socket.on('close', ended).on('data', read)
      read(head)
    }
    for (let begun = 0; begun < streamsWanted; begun += 50)
      await Promise.all(Array.from({ length: 50 }, openOne))
    await setTimeout(1_000)
    wire.close()
    return {
      sent: streamsWanted,
      achieved: `${statusWords(statuses)}; ${open} open at once`,
      held: open <= streamsOfSignIn,
    }
  },
}

export const limitAttacks = [lockOneOut, lockCampusOut, respelled, streaming]
