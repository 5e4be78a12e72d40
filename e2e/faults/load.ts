import { setTimeout as delay } from 'node:timers/promises'
import { ApiError } from '@campanile/contract/client.ts'
import type { Action } from './actions.ts'

const lanes = 8
/** Milliseconds until somebody who got no answer asks again. */
const retryMs = 150
const worthAnotherTry = ['unavailable', 'network-request-failed', 'rate-limited']

interface Watcher {
  isThere: () => boolean
  resolve: () => void
}

export interface Load {
  acknowledged: Action[]
  /** Refused in so many words; by an answer that was lost before, perhaps, so what is stored decides. */
  refused: { action: Action; code: string }[]
  /** Resolves when so many actions have been acknowledged, or all are through. */
  reached(count: number): Promise<void>
  /** Resolves when people had to ask again so many times, or all are through. */
  refusedTimes(count: number): Promise<void>
  /** Nobody asks again from now on; resolves when the requests under way are answered or broken off. */
  stop(): Promise<void>
  /** Resolves when every action was acknowledged or refused. */
  done: Promise<void>
}

/** People who do these things, eight at a time, and who ask again as long as there is no answer. */
export function startLoad(actions: readonly Action[]): Load {
  const waiting = [...actions]
  const acknowledged: Action[] = []
  const refused: Load['refused'] = []
  const watchers: Watcher[] = []
  let asked = 0
  let stopped = false

  async function untilAnswered(action: Action) {
    while (!stopped) {
      try {
        await action.attempt()
        acknowledged.push(action)
        tellWatchers()
        return
      } catch (error) {
        const code = error instanceof ApiError ? error.code : String(error)
        if (!worthAnotherTry.includes(code)) return void refused.push({ action, code })
        asked += 1
        tellWatchers()
        await delay(retryMs)
      }
    }
  }

  async function lane() {
    for (let next = waiting.pop(); next && !stopped; next = waiting.pop()) await untilAnswered(next)
  }

  const tellWatchers = () => {
    for (const { isThere, resolve } of watchers) if (isThere()) resolve()
  }
  const done = Promise.all(Array.from({ length: lanes }, lane)).then(() => undefined)
  const when = (isThere: () => boolean) =>
    Promise.race([
      new Promise<void>((resolve) => {
        watchers.push({ isThere, resolve })
        tellWatchers()
      }),
      done,
    ])
  return {
    acknowledged,
    refused,
    done,
    reached: (count) => when(() => acknowledged.length >= count),
    refusedTimes(count) {
      const goal = asked + count
      return when(() => asked >= goal)
    },
    async stop() {
      stopped = true
      await done
    },
  }
}
