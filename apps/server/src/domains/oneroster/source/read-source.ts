import { connectionProblem } from '#http/connection-problem.rules.ts'
import { AddressRefused, AnswerTooLong, publicRead } from '#http/public-fetch.ts'
import { m } from './problems.messages.ts'
import { SourceProblem } from './source-problem.ts'

/** The most bytes of one answer: a thousand users have about a megabyte. */
export const maxAnswerBytes = 8 * 1024 * 1024

interface SourceRequest {
  headers: Record<string, string>
  form?: string
  timeoutMs: number
  /** Origins that the operator has allowed. */
  allowed: readonly string[]
}

/** Calls an address of the source. @throws SourceProblem if there is no complete answer */
export async function readSource(address: string, request: SourceRequest) {
  const { host, origin, pathname } = new URL(address)
  const started = performance.now()
  try {
    const answer = await publicRead(address, { ...request, maxBytes: maxAnswerBytes })
    if (answer.status >= 300 && answer.status < 400)
      throw new SourceProblem(m.redirect({ address: `${origin}${pathname}` }))
    return answer
  } catch (error) {
    if (error instanceof SourceProblem) throw error
    if (error instanceof AddressRefused) throw new SourceProblem(m.addressRefused())
    if (error instanceof AnswerTooLong)
      throw new SourceProblem(m.tooLarge({ megabytes: maxAnswerBytes / 1024 / 1024 }))
    // An answer that is cut off in the middle has the error of a broken connection.
    const isLate = performance.now() - started >= request.timeoutMs
    const problem = isLate ? 'timeout' : connectionProblem(error as Error)
    throw new SourceProblem(connectionWords[problem](host, request.timeoutMs / 1000))
  }
}

const connectionWords = {
  timeout: (host: string, seconds: number) => m.timeout({ host, seconds }),
  'no-such-host': (host: string) => m.noSuchHost({ host }),
  certificate: (host: string) => m.certificate({ host }),
  unreachable: (host: string) => m.unreachable({ host }),
}

/** The answer as JSON; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
