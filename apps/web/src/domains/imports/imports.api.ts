import type { ImportFormat, ImportView, imports } from '@campanile/contract/imports/imports.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export const useImports = (page: number) =>
  useQuery({
    queryKey: ['imports', 'list', page],
    queryFn: ({ signal }) => api.listImports({ page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useImport = (importId: string) =>
  useQuery({
    queryKey: ['imports', importId],
    queryFn: ({ signal }) => api.readImport({ importId }, { signal }),
  })

export type RowsQuery = InputOf<typeof imports.listImportRows>

/** The lines change with each step, so that an earlier step's page is never shown for the present one. */
export const useImportRows = (query: RowsQuery, state: ImportView['state']) =>
  useQuery({
    queryKey: ['imports', query.importId, 'rows', state, query],
    queryFn: ({ signal }) => api.listImportRows(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Refused or not, everything about imports is read anew: a refusal means that it was out of date. */
function useStep<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['imports'] }),
  })
}

interface Upload {
  format: ImportFormat
  file: File
  complete: boolean
}

export const useUploadImport = () =>
  useStep(({ format, file, complete }: Upload) =>
    api.uploadImport({ format, filename: file.name, complete: String(complete) }, { file }),
  )

export const useApplyImport = () =>
  useStep((input: { importId: string; invite: boolean }) => api.applyImport(input))

export const useUndoImport = () => useStep((importId: string) => api.undoImport({ importId }))

export const useRetryImport = () => useStep((importId: string) => api.retryImport({ importId }))

export const useRemoveImport = () => useStep((importId: string) => api.removeImport({ importId }))
