import type { OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useIssue } from '../papers/papers.api.ts'

export type MyResults = OutputOf<Operations['listMyResults']>
export type MyTerm = MyResults['terms'][number]
export type MyClass = MyTerm['classes'][number]
export type MyMark = MyClass['marks'][number]

export const useMyResults = () =>
  useQuery({ queryKey: ['results', 'mine'], queryFn: ({ signal }) => api.listMyResults({}, { signal }) })

export const useMyPapers = (page: number) =>
  useQuery({
    queryKey: ['results', 'papers', 'mine', page],
    queryFn: ({ signal }) => api.listMyPapers({ page, pageSize: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useIssueMyTranscript = () => useIssue(api.issueMyTranscript)
