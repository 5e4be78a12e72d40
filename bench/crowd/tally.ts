import { performance } from 'node:perf_hooks'
import { printTable, quantile } from '../table.ts'

/** Results of a crowd's calls: how long each step took, and how often each problem occurred. */
export class Tally {
  readonly times = new Map<string, number[]>()
  readonly problems = new Map<string, number>()

  took(step: string, milliseconds: number) {
    const known = this.times.get(step)
    if (known) known.push(milliseconds)
    else this.times.set(step, [milliseconds])
  }

  wrong(problem: string) {
    this.problems.set(problem, (this.problems.get(problem) ?? 0) + 1)
  }

  async time<T>(step: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await work()
    this.took(step, performance.now() - began)
    return result
  }

  of(step: string): readonly number[] {
    return this.times.get(step) ?? []
  }

  /** Quantiles of the times of these steps together. */
  together(steps: readonly string[]): (share: number) => number {
    const all = steps.flatMap((step) => this.of(step))
    return (share) => quantile(all, share)
  }

  print() {
    printTable(
      ['milliseconds', 'times', 'p50', 'p95', 'p99', 'longest'],
      [...this.times].map(([step, times]) => [
        step,
        times.length,
        ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(0)),
      ]),
    )
    const problems = [...this.problems].map(([problem, times]) => `${problem}: ${times}`)
    process.stdout.write(`went wrong: ${problems.join('; ') || 'nothing'}\n`)
  }
}
