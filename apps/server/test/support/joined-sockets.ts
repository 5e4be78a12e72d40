import type { Socket } from 'node:net'

/** Each gets what the other sends, and ends with it; both stand among the open ones until then. */
export function joinSockets(near: Socket, far: Socket, open: Set<Socket>) {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(one)
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      open.delete(one)
      other.destroy()
    })
  }
}
