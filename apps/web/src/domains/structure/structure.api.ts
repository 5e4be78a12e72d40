import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Refused or not, what is shown is read anew: a refusal means that it was out of date. */
export function useStructureChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['structure'] }),
  })
}
