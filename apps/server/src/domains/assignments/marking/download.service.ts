import { marking } from '@campanile/contract/assignments/marking.ts'
import { safeFileName } from '#files/file-names.ts'
import { zipFiles } from '#files/zip-files.ts'
import { handle } from '#http/handle.ts'
import { findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import { listNewestFiles } from './download.repo.ts'
import { packedFiles } from './download.rules.ts'

export const downloadSubmissions = handle(marking.downloadSubmissions, async (ctx, { assignmentId }) => {
  const { courseCode, title } = await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  const entries = packedFiles(await listNewestFiles(ctx.db, assignmentId))
  return {
    type: 'application/zip',
    bytes: zipFiles(ctx.files, entries, ctx.clock.now()),
    saveAs: safeFileName(`${courseCode} ${title}.zip`),
  }
})
