import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Pair {
  near: Socket
  far: Socket
}

export type Link = Awaited<ReturnType<typeof openLink>>

/** A line between two programs that can be cut, broken off, silenced, and made to lose answers. */
export async function openLink(reach: () => Socket) {
  const open = new Set<Pair>()
  let silent = false
  /** What is asked and whose answer is to be lost, and how often yet. */
  let losing: { asked: RegExp; left: number } = { asked: /^/, left: 0 }

  const server = createServer((near) => {
    const pair = { near, far: reach() }
    open.add(pair)
    const end = () => {
      open.delete(pair)
      near.destroy()
      pair.far.destroy()
    }
    for (const socket of [near, pair.far]) socket.on('error', end).on('close', end)
    if (silent) return
    near.pipe(pair.far).pipe(near)
    near.on('data', (asked) => {
      if (losing.left === 0 || !losing.asked.test(asked.toString('latin1'))) return
      losing.left -= 1
      pair.far.unpipe(near)
      // It has been done when its answer comes; a socket that is piped nowhere has to be told to go on.
      pair.far.once('data', end).resume()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const breakOff = () => {
    for (const { near, far } of open) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  return {
    port,
    /** Connections under way break; new ones are made. */
    breakOff,
    /** As a cable that is pulled: nothing arrives, nothing breaks. */
    silence() {
      silent = true
      for (const { near, far } of open) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    /** The next so many answers to what looks like this are lost, and their connections with them. */
    loseAnswers(asked: RegExp, count: number) {
      losing = { asked, left: count }
    },
    stillLosing: () => losing.left,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      breakOff()
      await closed
    },
    /** What was silent breaks off, as it does when the other side has long forgotten it. */
    async mend() {
      silent = false
      breakOff()
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

export const toSocket = (path: string) => () => connect(path)
export const toPort = (port: number) => () => connect(port, '127.0.0.1')
