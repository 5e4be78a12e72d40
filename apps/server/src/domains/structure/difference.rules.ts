/** The values to add to and remove from one set to get the other, each once. */
export function difference<T>(from: readonly T[], to: readonly T[]): { added: T[]; removed: T[] } {
  const [before, after] = [new Set(from), new Set(to)]
  return {
    added: [...after].filter((it) => !before.has(it)),
    removed: [...before].filter((it) => !after.has(it)),
  }
}
