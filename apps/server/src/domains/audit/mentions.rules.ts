const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** An event about very many people, such as an import, can be found only by the first of them. */
const maxMentions = 2_000

/** Every id an event names: in the row it is about, and in the values before and after. */
export function findMentions(...parts: readonly unknown[]): string[] {
  const text = parts.map((part) => JSON.stringify(part) ?? '').join(' ')
  return [...new Set(text.match(uuid))].slice(0, maxMentions)
}
