import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressFor, api } from '#lib/api.ts'
import { saveFrom } from '#lib/saveFrom.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const usePapers = (query: Input<'listIssuedPapers'>) =>
  useQuery({
    queryKey: ['results', 'papers', query],
    queryFn: ({ signal }) => api.listIssuedPapers(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const downloadPaper = ({ id }: Pick<IssuedPaper, 'id'>) =>
  saveFrom(addressFor('readPaper', { paperId: id }))

/** Refused or not, lists of papers are read anew: a refusal means that they were out of date. */
function usePaperAct<I>(act: (input: I) => Promise<IssuedPaper>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['results', 'papers'] }),
  })
}

/** Issued, a paper is saved at once. */
export function useIssue<I>(act: (input: I) => Promise<IssuedPaper>) {
  return usePaperAct(async (input: I) => {
    const paper = await act(input)
    downloadPaper(paper)
    return paper
  })
}

export const useRevokePaper = () => usePaperAct((input: Input<'revokePaper'>) => api.revokePaper(input))
