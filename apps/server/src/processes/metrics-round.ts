import type { Worker } from 'node:cluster'
import type { FromSupervisor, Metric, ToSupervisor } from './process-messages.ts'

/** Milliseconds after which the metrics of a process that does not report are left out. */
const reportTimeout = 2_000

const send = (worker: Worker, message: FromSupervisor) => {
  if (worker.isConnected()) worker.send(message)
}

/** Collects the metrics of all processes for the one that was asked for them. */
export function createMetricsRounds(ready: () => readonly Worker[]) {
  let last = 0
  const rounds = new Map<number, (from: Worker, metrics: Metric[]) => void>()

  async function collect(): Promise<Metric[][]> {
    last += 1
    const question = last
    const asked = ready()
    const reports = new Map<number, Metric[]>()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, reportTimeout)
      rounds.set(question, (from, metrics) => {
        reports.set(from.id, metrics)
        if (reports.size < asked.length) return
        clearTimeout(timer)
        resolve()
      })
      for (const worker of asked) send(worker, { type: 'report-metrics', question })
    })
    rounds.delete(question)
    return [...reports.values()]
  }

  return async (from: Worker, message: ToSupervisor) => {
    if (message.type === 'metrics') rounds.get(message.question)?.(from, message.metrics)
    if (message.type === 'ask-metrics')
      send(from, { type: 'all-metrics', question: message.question, reports: await collect() })
  }
}
