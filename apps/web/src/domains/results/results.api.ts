import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { newerGrid } from './sheet/cells.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const useMarkSheets = (query: Input<'listMarkSheets'>) =>
  useQuery({
    queryKey: ['results', 'sheets', query],
    queryFn: ({ signal }) => api.listMarkSheets(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Begins with the sheet: an event about another one does not read this one again. */
export const sheetKey = (sheetId: string) => ['results', sheetId, 'sheet'] as const

export const useMarkSheet = (sheetId: string) =>
  useQuery({
    queryKey: sheetKey(sheetId),
    queryFn: ({ signal }) => api.readMarkSheet({ sheetId }, { signal }),
    structuralSharing: (before, read) => newerGrid(before as MarkGrid | undefined, read as MarkGrid),
    retry: false,
  })

export const useMarkChanges = (input: Input<'listMarkChanges'>) =>
  useQuery({
    queryKey: ['results', input.sheetId, 'changes', input],
    queryFn: ({ signal }) => api.listMarkChanges(input, { signal }),
    placeholderData: keepPreviousData,
  })

/** An act after which everything about results is read again. */
export function useResultsChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['results'] }),
  })
}

export const useSubmitSheet = () =>
  useResultsChange((input: Input<'submitMarkSheet'>) => api.submitMarkSheet(input))

/** Changes nothing: what each line of the table would do. */
export const useCheckMarksImport = () =>
  useMutation({ mutationFn: (input: Input<'checkMarksImport'>) => api.checkMarksImport(input) })

/** Takes an import back; marks that were changed since stay. */
export const useUndoMarksImport = () =>
  useResultsChange((input: Input<'undoMarksImport'>) => api.undoMarksImport(input))

export const useApplyMarksImport = () =>
  useResultsChange((input: Input<'applyMarksImport'>) => api.applyMarksImport(input))
