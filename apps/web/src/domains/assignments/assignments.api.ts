import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Every key begins with the topic whose events refresh it. */
export const topic = 'assignments'

/** Refused or not, everything about assignments is read anew: a refusal means that it was out of date. */
export function useAssignmentChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [topic] }) })
}
