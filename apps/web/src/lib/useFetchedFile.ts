import type { OperationInput } from '@campanile/contract/operation.ts'
import type { OperationName, Operations } from '@campanile/contract/operations.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchFile } from './api.ts'

interface Fetched<T> {
  value?: T
  error?: unknown
}

/** Fetches a file and reads it, once for each input. A file never changes under its address. */
export function useFetchedFile<K extends OperationName, T>(
  name: K,
  input: OperationInput<Operations[K]>,
  read: (blob: Blob) => Promise<T>,
  drop?: (value: T) => void,
) {
  const [fetched, setFetched] = useState<Fetched<T>>({})
  const [tries, setTries] = useState(0)
  const load = useEffectEvent(async () => read((await fetchFile(name, input)).blob))
  const forget = useEffectEvent((value: T) => drop?.(value))
  const key = JSON.stringify([name, input, tries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and input.
  useEffect(() => {
    let isCurrent = true
    let held: T | undefined
    setFetched({})
    load().then(
      (value) => {
        if (!isCurrent) return forget(value)
        held = value
        setFetched({ value })
      },
      (error: unknown) => isCurrent && setFetched({ error }),
    )
    return () => {
      isCurrent = false
      if (held !== undefined) forget(held)
    }
  }, [key])
  return { ...fetched, retry: () => setTries(tries + 1) }
}
