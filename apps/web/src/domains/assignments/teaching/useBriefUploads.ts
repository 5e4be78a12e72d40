import { useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useUploads } from '#lib/useUploads.ts'
import { topic } from '../assignments.api.ts'

/** Files on their way to what explains an assignment. */
export function useBriefUploads() {
  const client = useQueryClient()
  return useUploads((assignmentId, file, onProgress) =>
    api
      .attachBriefFile({ assignmentId, name: file.name }, { file, onProgress })
      .finally(() => client.invalidateQueries({ queryKey: [topic] })),
  )
}
