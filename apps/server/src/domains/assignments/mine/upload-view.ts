import type { Upload } from '@campanile/contract/assignments/submissions.ts'
import type { UploadRow } from './uploads.repo.ts'

export const uploadView = ({
  id,
  assignmentId,
  name,
  size,
  lastModified,
  received,
  ...row
}: UploadRow): Upload => ({
  id,
  assignmentId,
  name,
  size,
  lastModified,
  received,
  complete: row.completedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
})
