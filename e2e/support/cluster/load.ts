import { setTimeout } from 'node:timers/promises'
import { httpAgent, postCheckIn } from '../check-in-request.ts'
import type { PreparedCheckIn } from '../prepared-check-ins.ts'

/**
 * What happened to check-ins during an event. Each counts in the phase in which it ended, so those that an
 * event cut off count in it although they were sent before.
 */
export interface Phase {
  event: string
  sent: number
  /** Errors, and how often they occurred. */
  errors: Map<string, number>
  /** The longest time without an acknowledged check-in, in milliseconds. */
  longestGap: number
  acknowledged: number
}

const perSecond = 40

/** Sends check-ins at an even rate until stopped, each once, and counts them by the current event. */
export function startLoad(url: string, waiting: PreparedCheckIn[]) {
  const agent = httpAgent(url)
  const acknowledged: PreparedCheckIn[] = []
  const phases: Phase[] = []
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let lastAt = performance.now()

  function enter(event: string) {
    phases.push({ event, sent: 0, errors: new Map(), longestGap: 0, acknowledged: 0 })
    lastAt = performance.now()
  }

  function noteGap(phase: Phase) {
    phase.longestGap = Math.max(phase.longestGap, Math.round(performance.now() - lastAt))
  }

  async function send(checkIn: PreparedCheckIn) {
    const error = await postCheckIn(agent, checkIn).catch((error: NodeJS.ErrnoException) => error)
    const phase = phases.at(-1)!
    phase.sent += 1
    if (error instanceof Error) {
      // It may have been stored without being acknowledged. Only the failure is counted.
      const kind = kindOf(error)
      phase.errors.set(kind, (phase.errors.get(kind) ?? 0) + 1)
      return
    }
    acknowledged.push(checkIn)
    phase.acknowledged += 1
    noteGap(phase)
    lastAt = performance.now()
  }

  async function run() {
    while (!stopped) {
      const checkIn = waiting.pop()
      if (!checkIn) throw new Error('All prepared check-ins are used up')
      const sent: Promise<void> = send(checkIn).finally(() => underWay.delete(sent))
      underWay.add(sent)
      await setTimeout(1000 / perSecond)
    }
  }

  enter('nothing')
  const running = run()
  return {
    enter(event: string) {
      noteGap(phases.at(-1)!)
      enter(event)
    },
    async stop() {
      stopped = true
      await running
      await Promise.all(underWay)
      agent.destroy()
      return { phases, acknowledged }
    },
  }
}

/** The HTTP status and error code, or how the connection failed. */
const kindOf = ({ code, message }: NodeJS.ErrnoException): string =>
  code ?? [message.slice(0, 3), /"code":"([^"]+)"/.exec(message)?.[1] ?? ''].join(' ').trim()
