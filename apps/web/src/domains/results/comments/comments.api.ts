import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { api } from '#lib/api.ts'
import { useResultsChange } from '../results.api.ts'

export const useCommentOnMark = () =>
  useResultsChange((input: InputOf<Operations['commentOnMark']>) => api.commentOnMark(input))

/** The comment on a student's mark as it is now. */
export async function readComment(sheetId: string, studentId: string): Promise<string | null> {
  const { cells } = await api.readMarkSheet({ sheetId })
  return cells.find(({ student }) => student.id === studentId)?.comment ?? null
}
