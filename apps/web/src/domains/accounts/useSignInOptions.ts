import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useEffect, useState } from 'react'
import { api } from '#lib/api.ts'

type SignInOptions = OperationOutput<Operations['readSignInOptions']>

/** Which ways of signing in exist; null until known, and when it cannot be known: the form works without. */
export function useSignInOptions() {
  const [options, setOptions] = useState<SignInOptions | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    api.readSignInOptions({}, { signal: controller.signal }).then(setOptions, () => setOptions(null))
    return () => controller.abort()
  }, [])
  return options
}
