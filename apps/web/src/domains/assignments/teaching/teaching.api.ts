import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Input, topic, useAssignmentChange } from '../assignments.api.ts'

export const useAssignments = (query: Input<'listAssignments'>) =>
  useQuery({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => api.listAssignments(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAssignment = (assignmentId: string) =>
  useQuery({
    queryKey: [topic, 'one', assignmentId],
    queryFn: ({ signal }) => api.readAssignment({ assignmentId }, { signal }),
    retry: false,
  })

export const useCreateAssignment = () =>
  useAssignmentChange((input: Input<'createAssignment'>) => api.createAssignment(input))
export const useUpdateAssignment = () =>
  useAssignmentChange((input: Input<'updateAssignment'>) => api.updateAssignment(input))
export const useDuplicateAssignment = () =>
  useAssignmentChange((input: Input<'duplicateAssignment'>) => api.duplicateAssignment(input))
export const useRemoveBriefFile = () =>
  useAssignmentChange((input: Input<'removeBriefFile'>) => api.removeBriefFile(input))

/** Acts that need nothing but the version that was seen. */
const moves = {
  publish: (seen: Input<'publishAssignment'>) => api.publishAssignment(seen),
  unpublish: (seen: Input<'unpublishAssignment'>) => api.unpublishAssignment(seen),
  archive: (seen: Input<'archiveAssignment'>) => api.archiveAssignment(seen),
  restore: (seen: Input<'restoreAssignment'>) => api.restoreAssignment(seen),
}
export type Move = keyof typeof moves

export const useMoveAssignment = () =>
  useAssignmentChange(({ move, assignment: { id, version } }: { move: Move; assignment: Assignment }) =>
    moves[move]({ assignmentId: id, version }),
  )

export const useSubmissions = (query: Input<'listSubmissions'>) =>
  useQuery({
    queryKey: [topic, 'submissions', query],
    queryFn: ({ signal }) => api.listSubmissions(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useSubmission = (assignmentId: string, studentId: string) =>
  useQuery({
    queryKey: [topic, 'submission', assignmentId, studentId],
    queryFn: ({ signal }) => api.readSubmission({ assignmentId, studentId }, { signal }),
    retry: false,
  })

export const useMarkSubmission = () =>
  useAssignmentChange((input: Input<'markSubmission'>) => api.markSubmission(input))
export const useReturnSubmission = () =>
  useAssignmentChange(({ assignmentId, studentId }: Submission) =>
    api.returnSubmission({ assignmentId, studentId }),
  )
export const useReturnAllMarked = () =>
  useAssignmentChange((input: Input<'returnAllMarked'>) => api.returnAllMarked(input))
export const useAttachFeedbackFile = () =>
  useAssignmentChange(
    ({
      file,
      ...input
    }: Input<'attachFeedbackFile'> & { file: File; onProgress: (share: number) => void }) => {
      const { onProgress, ...named } = input
      return api.attachFeedbackFile(named, { file, onProgress })
    },
  )
export const useRemoveFeedbackFile = () =>
  useAssignmentChange((input: Input<'removeFeedbackFile'>) => api.removeFeedbackFile(input))
