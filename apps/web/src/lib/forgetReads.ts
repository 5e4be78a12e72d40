import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Removes every response about a row that has just been deleted, so that none of them is refetched. */
export async function forgetReads(client: QueryClient, row: Record<string, string>): Promise<QueryKey> {
  const isAbout = (input: unknown) =>
    Object.entries(row).every(([field, id]) => (input as Record<string, unknown> | null)?.[field] === id)
  client.removeQueries({ predicate: ({ queryKey: [, input] }) => isAbout(input) })
  return []
}
