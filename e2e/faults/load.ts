import { setTimeout as delay } from 'node:timers/promises'
import { ApiError } from '@campanile/contract/client.ts'
import type { Action } from './actions.ts'

const lanes = 8
/** Milliseconds until a person without an answer tries again. */
const retryMs = 150
const worthAnotherTry = ['unavailable', 'network-request-failed', 'rate-limited']

interface Watcher {
  isThere: () => boolean
  resolve: () => void
}

export interface Load {
  acknowledged: Action[]
  /**
   * Refused with an error. An earlier attempt may have been stored and its answer lost, so the database
   * decides.
   */
  refused: { action: Action; code: string }[]
  /** Resolves when this many actions have been acknowledged, or all are done. */
  reached(count: number): Promise<void>
  /** Resolves when people have had to try again this many times, or all are done. */
  refusedTimes(count: number): Promise<void>
  /** Stops all attempts. Resolves when current requests have been answered or have failed. */
  stop(): Promise<void>
  /** Resolves when every action has been acknowledged or refused. */
  done: Promise<void>
}

/** People who do these things, eight at a time, and try again until there is an answer. */
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
