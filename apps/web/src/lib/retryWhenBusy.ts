import type { ErrorBody } from '@campanile/contract/errors.ts'
import { useSyncExternalStore } from 'react'

/** How often something is asked by itself, at pauses of 2 to 4 seconds; then its person is told. */
const mostTries = 6

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

/** Whether something waits because the server has more to do than it can. */
export const useWaitsForServer = () => useSyncExternalStore(subscribe, () => waiting > 0)

/** Milliseconds to wait; undefined where it was not put off. A 503 of a proxy in between says nothing of that kind. */
async function pauseOf(response: Response): Promise<number | undefined> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (response.status !== 503 || !isJson) return undefined
  const { error }: ErrorBody = await response.clone().json()
  // Not all at the same moment: those who were put off together would meet again.
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

/** Asks, and asks again by itself while the server puts it off: nothing was done then, whatever was asked. */
export async function retryWhenBusy(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let isTold = false
  try {
    for (let tries = 1; ; tries += 1) {
      const response = await ask()
      const wait = tries < mostTries ? await pauseOf(response) : undefined
      if (wait === undefined) return response
      // Until it is answered, so that what is told does not come and go with every try.
      if (!isTold) count(1)
      isTold = true
      await pause(wait, signal)
    }
  } finally {
    if (isTold) count(-1)
  }
}
