import cluster from 'node:cluster'
import type { FromSupervisor, Metric, ToSupervisor } from './process-messages.ts'

/** The environment variable that names the one process that also runs jobs. */
export const backgroundVariable = 'CAMPANILE_BACKGROUND'

/** Whether another process supervises this one. */
export const isSupervised = (): boolean => cluster.isWorker

/** Whether this process runs jobs and keeps figures. Only one process of a server does. */
export const runsBackgroundWork = (): boolean => !isSupervised() || process.env[backgroundVariable] === 'yes'

/** A process without its supervisor stops, so a message that does not arrive needs no attention. */
const send = (message: ToSupervisor) => void process.send?.(message, undefined, undefined, () => undefined)

/** Reports that this process answers requests, with the text to print once all of them do. */
export const reportReady = (lines: string[]): void => send({ type: 'ready', lines })

/** Reports this process's metrics whenever another one is asked for those of all. */
export function shareMetrics(read: () => Promise<Metric[]>): () => Promise<Metric[][]> {
  let last = 0
  const waiting = new Map<number, (reports: Metric[][]) => void>()
  process.on('message', async (message: FromSupervisor) => {
    const { type, question } = message
    if (type === 'report-metrics') send({ type: 'metrics', question, metrics: await read() })
    if (type !== 'all-metrics') return
    waiting.get(question)?.(message.reports)
    waiting.delete(question)
  })
  return () =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      send({ type: 'ask-metrics', question: last })
    })
}
