/** What to add and what to remove to come from one set to another; each value once. */
export function difference<T>(from: readonly T[], to: readonly T[]): { added: T[]; removed: T[] } {
  const [before, after] = [new Set(from), new Set(to)]
  return {
    added: [...after].filter((it) => !before.has(it)),
    removed: [...before].filter((it) => !after.has(it)),
  }
}
