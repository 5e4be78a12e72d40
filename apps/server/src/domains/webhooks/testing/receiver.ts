import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Received {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

/** A real HTTP server that receives webhooks. `/…` selects its response. */
export async function openReceiver(behaviour: Record<string, RequestListener> = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const path = request.url ?? '/'
    received.push({ headers: request.headers, body, path })
    const answer = behaviour[path]
    if (answer) return answer(request, response)
    response.writeHead(204).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, received, at: (path: string) => received.filter((it) => it.path === path) }
}
