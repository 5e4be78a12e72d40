import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { createMetricsRounds } from './metrics-round.ts'
import type { ToSupervisor } from './process-messages.ts'
import { backgroundVariable } from './supervised.ts'

/** Milliseconds before a process that stopped unexpectedly is restarted; doubled each time until it is ready. */
const firstPause = 500
const longestPause = 30_000

interface Seat {
  background: boolean
  worker: Worker
  isReady: boolean
  pause: number
}

interface Options {
  count: number
  log: Log
  say: (line: string) => void
}

/**
 * Starts processes that share one port, and restarts each that stops unexpectedly. The first one also runs jobs and
 * applies migrations, so the others begin once it is ready. Resolves when all are ready; exits if the first cannot start.
 */
export async function supervise({ count, log, say }: Options): Promise<void> {
  const seats: Seat[] = []
  let stopping = false
  const answer = createMetricsRounds(() => seats.filter(({ isReady }) => isReady).map(({ worker }) => worker))

  const fork = (background: boolean) => cluster.fork({ [backgroundVariable]: background ? 'yes' : 'no' })

  function watch(seat: Seat, lines: (lines: string[]) => void) {
    const { worker } = seat
    worker.on('message', (message: ToSupervisor) => {
      if (message.type !== 'ready') return void answer(worker, message)
      seat.isReady = true
      seat.pause = firstPause
      lines(message.lines)
    })
    worker.once('exit', (code, signal) => void replace(seat, { code, signal }))
  }

  async function replace(seat: Seat, ended: { code: number; signal: string }) {
    const wasReady = seat.isReady
    seat.isReady = false
    if (stopping) return
    // It has said why. A server that cannot start is not tried again and again.
    if (!wasReady && seats.every(({ isReady }) => !isReady)) return stop(ended.code || 1)
    log.error(ended, 'a process ended and is started again')
    await setTimeout(seat.pause)
    if (stopping) return
    seat.pause = Math.min(seat.pause * 2, longestPause)
    seat.worker = fork(seat.background)
    watch(seat, () => undefined)
  }

  async function start(background: boolean): Promise<string[]> {
    const seat = { background, worker: fork(background), isReady: false, pause: firstPause }
    seats.push(seat)
    return new Promise((resolve) => watch(seat, resolve))
  }

  async function stop(code: number) {
    if (stopping) return
    stopping = true
    const running = seats.filter(({ worker }) => !worker.isDead())
    const ended = running.map(({ worker }) => once(worker, 'exit'))
    for (const { worker } of running) worker.process.kill('SIGTERM')
    await Promise.all(ended)
    process.exit(code)
  }

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  for (const line of await start(true)) say(line)
  await Promise.all(Array.from({ length: count - 1 }, () => start(false)))
}
