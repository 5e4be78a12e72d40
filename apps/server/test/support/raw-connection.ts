import { once } from 'node:events'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP connection to which a test writes raw bytes, closed when the test ends. */
export async function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let answer = ''
  let closed = false
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('close', () => {
    closed = true
  })
  await once(socket, 'connect')
  return {
    socket,
    answer: () => answer,
    statuses: () => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
    isClosed: () => closed,
    /** Sends a request line, headers and as much of the body as given. */
    request(line: string, headers: Record<string, string | number>, body = '') {
      const lines = Object.entries({ host: 'localhost:3000', ...headers }).map(
        ([name, it]) => `${name}: ${it}`,
      )
      socket.write(`${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`)
    },
  }
}
