import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, fetchFile } from '#lib/api.ts'
import { saveBlob } from '#lib/saveBlob.ts'

const myDataKey = ['my-data'] as const

export const useMyDataExport = () =>
  useQuery({ queryKey: myDataKey, queryFn: ({ signal }) => api.readMyDataExport({}, { signal }) })

/** Refused or not, the state is read anew: a refusal means that it was out of date. */
function useMyDataAct<T>(mutationFn: (input: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: myDataKey }),
  })
}

export const useRequestMyData = () => useMyDataAct(() => api.requestMyDataExport({}))

export const useDownloadMyData = () =>
  useMyDataAct(async (exportId: string) => saveBlob(await fetchFile('downloadMyData', { exportId })))

export const useDeleteMyData = () => useMyDataAct((exportId: string) => api.deleteMyDataExport({ exportId }))
