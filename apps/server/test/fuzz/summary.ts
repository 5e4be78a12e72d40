import type { OperationName } from '@campanile/contract/operations.ts'

/** The number of responses of each kind per operation, and its slowest response. */
export class Summary {
  readonly #outcomes = new Map<OperationName, Map<string, number>>()
  readonly #slowest = new Map<string, number>()
  requests = 0

  note(name: OperationName, outcome: string, took: number) {
    const outcomes = this.#outcomes.get(name) ?? new Map<string, number>()
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    this.#outcomes.set(name, outcomes)
    this.#slowest.set(name, Math.max(this.#slowest.get(name) ?? 0, took))
    this.requests += 1
  }

  /** Operations that never succeeded. */
  neverAnswered(): OperationName[] {
    return [...this.#outcomes].filter(([, it]) => succeeded(it) === 0).map(([name]) => name)
  }

  /** The percentage of requests that succeeded. */
  get answered(): number {
    const all = [...this.#outcomes.values()].reduce((sum, it) => sum + succeeded(it), 0)
    return Math.round((100 * all) / Math.max(1, this.requests))
  }

  /** One line per operation: requests, share that succeeded, slowest answer, refusals by code. */
  table(): string {
    const lines = [...this.#outcomes].map(([name, outcomes]) => {
      const all = [...outcomes.values()].reduce((sum, it) => sum + it, 0)
      const refusals = [...outcomes]
        .filter(([outcome]) => !isSuccess(outcome))
        .sort(([, a], [, b]) => b - a)
        .map(([outcome, count]) => `${outcome} ${count}`)
      const share = `${Math.round((100 * succeeded(outcomes)) / all)} %`
      const slowest = `${Math.round(this.#slowest.get(name)!)} ms`
      return `${name.padEnd(32)}${String(all).padStart(6)}${share.padStart(7)}${slowest.padStart(9)}  ${refusals.join(', ')}`
    })
    return lines.sort().join('\n')
  }
}

const isSuccess = (outcome: string) => /^[23]\d\d$/.test(outcome)
const succeeded = (outcomes: Map<string, number>) =>
  [...outcomes].reduce((sum, [outcome, count]) => sum + (isSuccess(outcome) ? count : 0), 0)
