import type { Socket } from 'node:net'

/** Pipes two sockets into each other and closes them together. Until then, both are in `open`. */
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
