import { serviceAccounts } from '#domains/service-accounts/service-accounts.tables.ts'
import { addAccount } from '#domains/service-accounts/testing/program.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { rosteringPath } from '../mount-oneroster.ts'

export interface RosterObject {
  sourcedId: string
  status: string
  dateLastModified: string
  [field: string]: unknown
}

/** A service account that reads the roster with its own token. */
export async function rosterClient(server: Pick<TestServer, 'app' | 'platform'>, admin: TestBrowser) {
  const { id: accountId } = await addAccount(admin, ['roster:read'])
  // More than the settings offer, because a walk takes less than a minute.
  await server.platform.db.update(serviceAccounts).set({ requestsPerMinute: 1_000_000 })
  const { token } = await admin.issueServiceToken({ accountId, days: 30 })
  const get = (path: string, query: Record<string, string> = {}, authorization = `Bearer ${token}`) =>
    readRosterPath(server, path, query, authorization)

  /** All objects of a collection, as a consumer reads them: page by page, following the header Link. */
  async function all(name: string, query: Record<string, string> = {}): Promise<RosterObject[]> {
    const objects: RosterObject[] = []
    let next: string | undefined = `${rosteringPath}/${name}?${new URLSearchParams({ limit: '3', ...query })}`
    while (next) {
      const url = new URL(next, 'http://localhost')
      const response = await server.app.inject({
        url: `${url.pathname}${url.search}`,
        headers: { authorization: `Bearer ${token}` },
      })
      if (response.statusCode !== 200) throw new Error(response.body)
      objects.push(...Object.values<RosterObject[]>(response.json()).flat())
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1]
    }
    return objects
  }

  return { token, accountId, get, all }
}

export async function readRosterPath(
  { app }: Pick<TestServer, 'app'>,
  path: string,
  query: Record<string, string> | string = {},
  authorization?: string,
) {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString()
  const response = await app.inject({
    url: `${rosteringPath}${path}${search && `?${search}`}`,
    headers: authorization === undefined ? {} : { authorization },
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
