import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import Big from 'big.js'
import type { Database } from '#db/database.ts'
import { lateSeconds, rounded } from '../late/penalty.rules.ts'
import * as repo from './receipts.repo.ts'

const fileView = ({ id, attemptId, name, type, size, sha256, uploadedAt }: repo.SubmittedFileRow) => ({
  id,
  name,
  type,
  size,
  sha256,
  uploadedAt: uploadedAt.toISOString(),
  url: `/api/submissions/${attemptId}/files/${id}`,
})

const view = (it: repo.AttemptRow, files: readonly repo.SubmittedFileRow[]): Receipt => ({
  id: it.id,
  code: it.receiptCode,
  attempt: it.number,
  submittedAt: it.submittedAt.toISOString(),
  dueAt: it.dueAt.toISOString(),
  lateSeconds: lateSeconds(it.dueAt, it.submittedAt),
  penalty: rounded(Big(it.penalty)),
  reason: it.reason,
  files: files.filter(({ attemptId }) => attemptId === it.id).map(fileView),
})

/** All attempts of one submission, newest first. */
export async function readReceipts(db: Database, submissionId: string | null): Promise<Receipt[]> {
  if (submissionId === null) return []
  const attempts = await repo.listAttempts(db, submissionId)
  const ids = attempts.map(({ id }) => id)
  const files = await repo.listSubmittedFiles(db, ids)
  return attempts.map((it) => view(it, files))
}
