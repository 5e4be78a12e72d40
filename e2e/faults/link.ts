import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Pair {
  near: Socket
  far: Socket
}

export type Link = Awaited<ReturnType<typeof openLink>>

/** A proxy between two programs that can be cut or silenced, break its connections or lose answers. */
export async function openLink(reach: () => Socket) {
  const open = new Set<Pair>()
  let silent = false
  /** Requests whose answers will be lost, and how many more times. */
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
      // The request has been handled once its answer arrives. A socket without a pipe has to be resumed.
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
    /** Breaks all open connections. New ones work. */
    breakOff,
    /** As if a cable were pulled: nothing arrives, but connections stay open. */
    silence() {
      silent = true
      for (const { near, far } of open) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    /** Loses the next `count` answers to matching requests, and breaks their connections. */
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
    /** Restores the network. Silenced connections break, as if the other side had closed them long ago. */
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
