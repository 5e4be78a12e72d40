import { setTimeout } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { ResourceName } from '../resources.ts'
import { m } from './problems.messages.ts'
import { parseJson, readSource } from './read-source.ts'
import { SourceProblem } from './source-problem.ts'
import { requestToken, type SourceAccess } from './source-token.ts'

const rosterObject = z.looseObject({ sourcedId: z.string().check(z.minLength(1), z.maxLength(255)) })
export type SourceObject = z.output<typeof rosterObject>

/** A page of a collection. */
export interface SourcePage {
  objects: SourceObject[]
  /** The number of objects in the collection, if the source says so. */
  total: number | undefined
  /** Undefined if the source doesn't link to other pages. */
  hasNext: boolean | undefined
  bytes: number
}

interface PageQuery {
  limit: number
  offset: number
  filter?: string
}

export type ReadPage = (collection: ResourceName, query: PageQuery) => Promise<SourcePage>

/** How often a request is repeated while the source is busy, and the seconds between. */
const maxRepeats = 10
const longestPause = 60

/**
 * Signs in to a source, to read its pages. While it is busy, requests are repeated if `isPatient`.
 * @throws SourceProblem
 */
export async function openSource(access: SourceAccess, isPatient: boolean): Promise<ReadPage> {
  let token = await requestToken(access)
  const get = (address: string) =>
    readSource(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      timeoutMs: access.timeoutMs,
      allowed: access.allowed,
    })

  async function answer(address: string) {
    for (let repeats = 0; ; repeats += 1) {
      const got = await get(address)
      const isBusy = got.status === 429 || got.status === 503
      if (isBusy && isPatient && repeats < maxRepeats) await setTimeout(pauseOf(got.headers) * 1000)
      // Some access tokens are valid for a few minutes only.
      else if (got.status === 401 && repeats === 0) token = await requestToken(access)
      else return got
    }
  }

  return async (collection, query) => {
    const address = `${access.baseUrl}/${collection}`
    const { status, headers, text } = await answer(`${address}?${toSearch(query)}`)
    if (status !== 200) throw new SourceProblem(statusWords(status, address, collection))
    const { data } = z.safeParse(z.array(rosterObject), readField(parseJson(text), collection))
    if (!data) throw new SourceProblem(m.notOneRoster({ address }))
    const count = Number(headers['x-total-count'] ?? Number.NaN)
    const { link } = headers
    return {
      objects: data,
      total: Number.isSafeInteger(count) ? count : undefined,
      hasNext: typeof link === 'string' ? /rel="?next"?/.test(link) : undefined,
      bytes: text.length,
    }
  }
}

const readField = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined

function toSearch({ limit, offset, filter }: PageQuery): string {
  // Without an order, pages could overlap.
  const query = { limit: String(limit), offset: String(offset), sort: 'sourcedId', orderBy: 'asc' }
  return new URLSearchParams(filter ? { ...query, filter } : query).toString()
}

const pauseOf = (headers: { 'retry-after'?: string | undefined }): number => {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestPause) : 5
}

function statusWords(status: number, address: string, collection: ResourceName): string {
  if (status === 401) return m.credentialsRefused()
  if (status === 403) return m.scopeMissing({ collection })
  if (status === 404) return m.notOneRoster({ address })
  return status === 429 || status === 503 ? m.busy() : m.status({ address, status: String(status) })
}
