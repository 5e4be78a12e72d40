import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { addAccount } from '#domains/service-accounts/testing/program.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { rosteringPath } from '../../mount-oneroster.ts'

interface ScriptedAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string
}

/** Answers a request itself; undefined: the campus answers. */
type Script = (path: string) => ScriptedAnswer | 'never' | undefined

/** A campus at a local address, whose roster another campus reads. Tests can answer some requests in its place. */
export async function startRosterServer({ app, clock }: Pick<TestServer, 'app' | 'clock'>) {
  const asked: string[] = []
  const served = { script: (() => undefined) as Script, date: () => clock.now().toUTCString() }

  const answer = async (request: IncomingMessage) => {
    const response = await app.inject({
      method: request.method as 'GET',
      url: request.url ?? '/',
      headers: request.headers,
      payload: await buffer(request),
    })
    return { status: response.statusCode, headers: response.headers, body: response.rawPayload }
  }
  const http = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const scripted = served.script(path)
    if (scripted === 'never') return
    const { status = 200, headers = {}, body = '' } = scripted ?? (await answer(request))
    response.writeHead(status, { ...(headers as Record<string, string>), date: served.date() }).end(body)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    origin,
    baseUrl: `${origin}${rosteringPath}`,
    tokenUrl: `${origin}/oauth/token`,
    served,
    /** The requested paths, decoded. */
    asked: () => asked.splice(0).map((path) => decodeURIComponent(path.replaceAll('+', ' '))),
    stop() {
      http.closeAllConnections()
      http.close()
    },
  }
}

/** The credentials of a program that may read the roster. */
export async function rosterCredentials(admin: TestBrowser) {
  const { id: accountId } = await addAccount(admin, ['roster:read'])
  const { token } = await admin.issueServiceToken({ accountId, days: 30 })
  return { clientId: token.slice(0, 'campanile_'.length + 6), clientSecret: token }
}
