/** Counts in words, without zeros: "3 programmes and 1 course"; empty if all are zero. */
export function countedWords(
  counts: readonly (readonly [number, singular: string, plural: string])[],
): string {
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, singular, plural]) => `${count} ${count === 1 ? singular : plural}`)
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last
}
