export interface Group {
  /** The starting points that need all of it, by number. */
  neededBy: Set<number>
  /** Characters of code. */
  size: number
  modules: string[]
  /** The groups that these modules import, directly or through others, by number. */
  imports: Set<number>
}

interface Merge {
  one: number
  other: number
  gain: number
}

/** Fetching one more file costs a page as much as so many characters of code that it does not need. */
const costOfFile = 22_000

/**
 * Merges groups as long as the saved requests outweigh the unused code, including the imports of a merged
 * file. `weights` is the weight of each starting point, `fileWeights` that of the number of its files.
 * Returns the modules of each file.
 */
export function mergeGroups(
  groups: readonly Group[],
  weights: readonly number[],
  fileWeights = weights,
): string[][] {
  const left = new Map(groups.map((group, index) => [index, structuredClone(group)]))
  const loaded = weights.map((_, start) => {
    const needed = groups.flatMap(({ neededBy }, index) => (neededBy.has(start) ? [index] : []))
    return new Set(needed)
  })

  /** The unused code for the starting points that need only one of them. */
  const vainOf = (loading: number, added: number) => {
    let vain = 0
    const { neededBy } = left.get(added)!
    for (const start of left.get(loading)!.neededBy) {
      if (neededBy.has(start)) continue
      vain += weights[start]! * left.get(added)!.size
      for (const it of left.get(added)!.imports)
        if (it !== added && !loaded[start]!.has(it))
          vain += weights[start]! * (left.get(it)!.size + costOfFile)
    }
    return vain
  }
  const gainOf = (one: number, other: number) => {
    let saved = 0
    for (const start of left.get(one)!.neededBy)
      if (left.get(other)!.neededBy.has(start)) saved += fileWeights[start]! * costOfFile
    return saved === 0 ? 0 : saved - vainOf(one, other) - vainOf(other, one)
  }
  const allMerges = (): Merge[] => {
    const ids = [...left.keys()]
    return ids
      .flatMap((one, at) => ids.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => a.gain - b.gain)
  }

  const load = (start: number, index: number) => {
    for (const it of [index, ...left.get(index)!.imports]) {
      loaded[start]!.add(it)
      left.get(it)!.neededBy.add(start)
    }
  }
  const merge = (one: number, other: number) => {
    const kept = left.get(one)!
    const gone = left.get(other)!
    for (const start of [...kept.neededBy].filter((it) => !gone.neededBy.has(it))) load(start, other)
    for (const start of [...gone.neededBy].filter((it) => !kept.neededBy.has(it))) load(start, one)
    kept.size += gone.size
    kept.modules.push(...gone.modules)
    for (const it of gone.imports) kept.imports.add(it)
    left.delete(other)
    for (const set of [...loaded, ...[...left.values()].map(({ imports }) => imports)])
      if (set.delete(other)) set.add(one)
    kept.imports.delete(one)
    for (const { imports } of left.values())
      if (imports.has(one)) for (const it of kept.imports) imports.add(it)
  }

  // A gain that was computed before other merges is only an estimate: the best is computed again before it counts.
  for (let waiting = allMerges(); waiting.length > 0; waiting = allMerges()) {
    for (let best = waiting.pop(); best; best = waiting.pop()) {
      const { one, other } = best
      if (!left.has(one) || !left.has(other)) continue
      const gain = gainOf(one, other)
      if (gain >= (waiting.at(-1)?.gain ?? 1) && gain > 0) merge(one, other)
      else if (gain > 0) {
        const at = waiting.findIndex((it) => it.gain >= gain)
        waiting.splice(at < 0 ? waiting.length : at, 0, { one, other, gain })
      }
    }
  }
  return [...left.values()].map(({ modules }) => modules)
}
