export interface Group {
  /** The starting points that need all of it, by number. */
  neededBy: Set<number>
  /** Characters of code. */
  size: number
  modules: string[]
}

/** Fetching one more file costs a page as much as so many characters of code that it does not need. */
const costOfFile = 20_000

/**
 * Merges groups as long as the files saved are worth more than the code loaded in vain; `weights` says how often each
 * starting point counts.
 */
export function mergeGroups(groups: readonly Group[], weights: readonly number[]): Group[] {
  const left = [...groups]
  for (;;) {
    let best = { gain: 0, one: 0, other: 0 }
    for (const [one, a] of left.entries())
      for (let other = one + 1; other < left.length; other += 1) {
        const gain = gainOf(a, left[other]!, weights)
        if (gain > best.gain) best = { gain, one, other }
      }
    if (best.gain === 0) return left
    const [a, b] = [left[best.one]!, left[best.other]!]
    left.splice(best.other, 1)
    left[best.one] = {
      neededBy: new Set([...a.neededBy, ...b.neededBy]),
      size: a.size + b.size,
      modules: [...a.modules, ...b.modules],
    }
  }
}

function gainOf(a: Group, b: Group, weights: readonly number[]): number {
  let gain = 0
  for (const it of a.neededBy) gain += weights[it]! * (b.neededBy.has(it) ? costOfFile : -b.size)
  for (const it of b.neededBy) if (!a.neededBy.has(it)) gain -= weights[it]! * a.size
  return gain
}
