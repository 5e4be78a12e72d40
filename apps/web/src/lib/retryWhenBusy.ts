import type { ErrorBody } from '@campanile/contract/errors.ts'
import { useSyncExternalStore } from 'react'

/** Requests in all, 2 to 4 seconds apart; after the last one the person sees the error. */
const maxAttempts = 6

let waiting = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1) {
  waiting += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a request is waiting because the server is overloaded. */
export const useWaitsForServer = () => useSyncExternalStore(subscribe, () => waiting > 0)

/** Milliseconds to wait before the next attempt; undefined unless the server itself answered that it is busy. */
async function retryDelay(response: Response): Promise<number | undefined> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (response.status !== 503 || !isJson) return undefined
  const { error }: ErrorBody = await response.clone().json()
  // Spread out, or the requests that were refused together would return together.
  return error.code === 'busy'
    ? Number(response.headers.get('retry-after') ?? 2) * 1_000 * (1 + Math.random())
    : undefined
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
  })

/**
 * Repeats a request while the server is too busy to start it, which is safe for any request because nothing
 * was changed.
 */
export async function retryWhenBusy(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let isCounted = false
  try {
    for (let attempt = 1; ; attempt += 1) {
      const response = await ask()
      const wait = attempt < maxAttempts ? await retryDelay(response) : undefined
      if (wait === undefined) return response
      // Counted until there is a response, so that the message doesn't flicker with each attempt.
      if (!isCounted) count(1)
      isCounted = true
      await pause(wait, signal)
    }
  } finally {
    if (isCounted) count(-1)
  }
}
