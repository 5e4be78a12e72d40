import { useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { startUploads } from '#lib/uploads.ts'
import { topic } from '../assignments.api.ts'

/** Sends files to what explains an assignment, one after the other; whether all of them arrived. */
export function useAttachBriefFiles() {
  const client = useQueryClient()
  return (assignmentId: string, files: readonly File[]) =>
    startUploads(assignmentId, files, (file, sending) =>
      api
        .attachBriefFile({ assignmentId, name: file.name }, { file, ...sending })
        .finally(() => client.invalidateQueries({ queryKey: [topic] })),
    )
}
