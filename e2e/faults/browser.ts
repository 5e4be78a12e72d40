import { ApiError, type Client, createClient, type Send, toEndpoints } from '@campanile/contract/client.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { operations } from '@campanile/contract/operations.ts'

/** An answer to a person's request: its status, or 0 if there was none. */
export interface Answer {
  at: number
  status: number
  /** The message that the page shows. */
  sentence: string
}

/** Longer than any of the server's own limits, so that a hanging request is noticed. */
const timeoutMs = 60_000

/** A client for a signed-in person, which reports every answer to `onAnswer`. */
export function browserOf(url: () => string, cookie: string, onAnswer: (answer: Answer) => void): Client {
  const send: Send = async ({ method, path, body }) => {
    const answer = await fetch(`${url()}/api${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && {
          'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const json = (await answer.json()) as { error?: { message: string } }
    onAnswer({ at: performance.now(), status: answer.status, sentence: json.error?.message ?? '' })
    return { status: answer.status, body: json }
  }
  return createClient(toEndpoints(operations), (request) =>
    send(request).catch(() => {
      const sentence = errorMessage('network-request-failed', 'en-GB')
      onAnswer({ at: performance.now(), status: 0, sentence })
      throw new ApiError('network-request-failed', sentence)
    }),
  )
}
