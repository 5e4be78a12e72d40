import type { OperationName } from '@campanile/contract/operations.ts'
import {
  type QueryKey,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, ask, type Input, isSameSubject, readKey } from './reads.ts'

type Options<K extends OperationName, T> = Omit<
  UseQueryOptions<Answer<K>, Error, T>,
  'queryKey' | 'queryFn' | 'placeholderData' | 'meta'
> & {
  /** Separates answers to the same question that must not be mixed up. */
  version?: unknown
  /** For what also changes with the clock, which no event announces. */
  everyMinute?: boolean
  /** For a form that keeps its input: read when it opens, and not again while it is open. */
  once?: boolean
}

const read = <K extends OperationName>(name: K, input: Input<K>, version?: unknown) => ({
  queryKey: readKey(name, input, version),
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(name, input, { signal }),
})

/** The answer before stays on screen while a filter or page changes, but never for another row. */
const keepSameSubject =
  (queryKey: QueryKey) =>
  <T>(before: T | undefined, query: { queryKey: QueryKey } | undefined) =>
    query && isSameSubject(queryKey, query.queryKey) ? before : undefined

const opened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { once: true } }

/** Reads an operation, and again when one of its topics changes. Null input: nothing to read yet. */
export function useRead<K extends OperationName, T = Answer<K>>(
  name: K,
  input: Input<K> | null,
  { version, once, everyMinute, enabled = true, ...options }: Options<K, T> = {},
) {
  // A form's response is cached separately from one that is kept up to date.
  const query = read(name, input as Input<K>, version ?? (once ? 'once' : undefined))
  return useQuery<Answer<K>, Error, T>({
    ...query,
    placeholderData: keepSameSubject(query.queryKey) as never,
    ...options,
    ...(everyMinute && { refetchInterval: 60_000 }),
    ...(once && opened),
    enabled: input !== null && enabled,
  })
}

/** Reads a list page after page, as one. */
export function useReadPages<K extends OperationName>(
  name: K,
  input: Omit<Input<K>, 'after'>,
  options: { staleTime?: number } = {},
) {
  const queryKey = readKey(name, input as Input<K>, 'pages')
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      ask(name, { ...input, ...(pageParam && { after: pageParam }) } as Input<K>, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next: string | null }).next ?? undefined,
    placeholderData: keepSameSubject(queryKey) as never,
    ...options,
  })
}

/** Reads an operation now, ignoring the cache; throws ApiError. */
export function useReadNow() {
  const client = useQueryClient()
  return <K extends OperationName>(name: K, input: Input<K>) =>
    client.fetchQuery({ ...read(name, input), staleTime: 0 })
}
