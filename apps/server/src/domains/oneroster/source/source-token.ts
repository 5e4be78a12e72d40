import { z } from 'zod/mini'
import { m } from './problems.messages.ts'
import { parseJson, readSource } from './read-source.ts'
import { SourceProblem } from './source-problem.ts'

/** How to sign in to a source, and what to read there. */
export interface SourceAccess {
  baseUrl: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Origins that the operator has allowed. */
  allowed: readonly string[]
  timeoutMs: number
  now: () => Date
}

const tokenAnswer = z.object({ access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,8000}$/)) })
const refusal = z.object({ error: z.string() })

/** Minutes by which two clocks may differ: less than what each sync reads again. */
const toleratedMinutes = 5

/** Signs in with client credentials (RFC 6749, section 4.4). @throws SourceProblem */
export async function requestToken(access: SourceAccess): Promise<string> {
  const { tokenUrl, clientId, clientSecret, scopes, timeoutMs, allowed } = access
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
  const { status, headers, text } = await readSource(tokenUrl, {
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    },
    form: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes }).toString(),
    timeoutMs,
    allowed,
  })
  const json = parseJson(text)
  if (status !== 200) throw new SourceProblem(refusalWords(status, json, tokenUrl))
  requireSameTime(headers.date, access.now())
  const { data } = z.safeParse(tokenAnswer, json)
  if (!data) throw new SourceProblem(m.notToken())
  return data.access_token
}

function refusalWords(status: number, json: unknown, address: string): string {
  const error = z.safeParse(refusal, json).data?.error
  if (error === 'invalid_scope') return m.scopeRefused()
  if (status === 401 || error === 'invalid_client' || error === 'unauthorized_client')
    return m.credentialsRefused()
  if (status === 429 || status === 503) return m.busy()
  return status === 404 || status === 405 ? m.notToken() : m.status({ address, status: String(status) })
}

/** @throws SourceProblem if changes would be missed because the clocks differ */
function requireSameTime(theirs: string | undefined, ours: Date): void {
  const at = Date.parse(theirs ?? '')
  const minutes = Math.round(Math.abs(at - ours.getTime()) / 60_000)
  // Some proxies remove the header.
  if (minutes > toleratedMinutes) throw new SourceProblem(m.clock({ minutes }))
}
