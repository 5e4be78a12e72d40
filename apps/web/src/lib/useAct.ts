import type { OperationName } from '@campanile/contract/operations.ts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchFile } from './api.ts'
import { type Answer, call, type Input, refreshAfter } from './reads.ts'
import { saveBlob } from './saveBlob.ts'

/** Writes the data of a response into the cache (`writeRead`), and returns the key that needs no refetch. */
type OnAnswer<O, I> = (client: QueryClient, answer: O, input: I) => Promise<QueryKey>

interface Callbacks<O, I> {
  onSuccess?: (answer: O, input: I) => unknown
  onError?: (error: Error, input: I) => unknown
  onSettled?: () => unknown
}

/**
 * Runs `act`, then refetches the data that the operation changes, even after a refusal, which means that the
 * page was out of date. A success counts as pending until the screen shows it; a failure is reported at once.
 *
 * @param changed The operation, or for an act of several ones those that it calls for an input.
 */
export function useActOn<I, O>(
  changed: OperationName | ((input: I) => readonly OperationName[]),
  act: (input: I) => Promise<O>,
  onAnswer?: OnAnswer<O, I>,
) {
  const client = useQueryClient()
  const mutation = useMutation<O, Error, I, { written?: QueryKey }>({
    mutationFn: act,
    onMutate: () => ({}),
    onSuccess: async (answer, input, context) => {
      const written = await onAnswer?.(client, answer, input)
      if (written) context.written = written
    },
    onSettled: async (_answer, error, input, context) => {
      const names = typeof changed === 'function' ? changed(input) : [changed]
      const refreshed = Promise.all(names.map((name) => refreshAfter(client, name, context?.written)))
      if (!error) await refreshed
    },
  })
  const { mutateAsync } = mutation
  // The library drops the callbacks of a component that the refetch removes, such as a row that has been decided.
  const mutate = useCallback(
    (input: I, { onSuccess, onError, onSettled }: Callbacks<O, I> = {}) => {
      const settled = mutateAsync(input).then(
        (answer) => onSuccess?.(answer, input),
        (error: Error) => onError?.(error, input),
      )
      void settled.finally(onSettled)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}

interface Options<K extends OperationName, I> {
  onAnswer?: OnAnswer<Answer<K>, I>
}

/** Calls an operation, then refetches the data it changes. */
export const useAct = <K extends OperationName>(name: K, { onAnswer }: Options<K, Input<K>> = {}) =>
  useActOn(name, (input: Input<K>) => call(name, input), onAnswer)

export interface UploadOperation<K extends OperationName> {
  input: Input<K>
  file: Blob
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file, then refetches the data it changes. */
export const useUpload = <K extends OperationName>(
  name: K,
  { onAnswer }: Options<K, UploadOperation<K>> = {},
) => useActOn(name, ({ input, ...options }: UploadOperation<K>) => call(name, input, options), onAnswer)

/** Fetches a file and saves it on this device. */
export const useDownload = <K extends OperationName>(name: K) =>
  useActOn(name, async (input: Input<K>) => saveBlob(await fetchFile(name, input)))
