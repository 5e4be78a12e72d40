/** "3 programmes and 1 course": what is counted, in words, without what there is none of; empty for nothing. */
export function countedWords(
  counts: readonly (readonly [number, singular: string, plural: string])[],
): string {
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, singular, plural]) => `${count} ${count === 1 ? singular : plural}`)
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last
}
