import { createReadStream } from 'node:fs'
import { marking, type Submission } from '@campanile/contract/assignments/marking.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { withOfficePdf } from '#files/office-to-pdf.ts'
import { sendFile } from '#files/send-file.ts'
import { requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { announceWork } from '../assignment-notifications.ts'
import { findSubmittedFile, listAttempts, listSubmittedFiles } from '../mine/receipts.repo.ts'
import { findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import * as repo from './previews.repo.ts'

/** Media types that LibreOffice converts, with the extension by which it knows them. */
const officeTypes: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/rtf': 'rtf',
}

/** Larger documents are only downloaded. */
const maxSourceBytes = 50 * 1024 * 1024

/**
 * Job: converts one Office file of a submission to PDF, so that it can be read next to its mark, and adds a
 * job for the next one. A file that cannot be converted is not tried again.
 */
export async function convertWork(platform: Platform): Promise<void> {
  const { sofficePath } = platform.config
  if (sofficePath === undefined) return
  const file = await repo.findWaiting(platform.db, Object.keys(officeTypes))
  if (!file) return
  const bytes = file.size > maxSourceBytes ? undefined : await platform.files.get(file.key)
  const isStored =
    bytes !== undefined &&
    (await withOfficePdf(sofficePath, { bytes, extension: officeTypes[file.type]! }, async (pdf) => {
      const key = `assignments/${file.assignmentId}/${file.studentId}/preview-${newId()}.pdf`
      await platform.files.put(key, createReadStream(pdf.path))
      await namedByRow(platform, key, () => keep(platform, file, { key, size: pdf.size }))
      return true
    }))
  if (!isStored) await keep(platform, file, { key: null, size: 0 })
  await platform.jobs.add(platform.db, 'convertWork', {}, { key: convertKey })
}

/** One such job is enough, because each adds the next. */
const convertKey = 'convert work'

/** Converts new Office files soon, if LibreOffice is set up. */
export async function queueConversion(
  { config, jobs }: Pick<Platform, 'config' | 'jobs'>,
  db: Database,
  types: readonly string[],
): Promise<void> {
  if (config.sofficePath === undefined || !types.some((it) => it in officeTypes)) return
  await jobs.add(db, 'convertWork', {}, { key: convertKey })
}

function keep(
  platform: Platform,
  file: repo.WaitingFile,
  { key, size }: { key: string | null; size: number },
): Promise<void> {
  return inTransaction(platform, async (tx) => {
    const row = { sourceKey: file.key, key, size, at: platform.clock.now() }
    if (await repo.insertPreview(tx.db, row))
      await announceWork(tx, { id: file.assignmentId, classId: file.classId }, [])
    else if (key) await platform.jobs.add(tx.db, 'removeFile', { key })
  })
}

/** The Office files of a submission's newest attempt; none if LibreOffice is not set up. */
export async function listPreviews(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  submissionId: string | null,
): Promise<Submission['previews']> {
  if (config.sofficePath === undefined || submissionId === null) return []
  const [newest] = await listAttempts(db, submissionId)
  const files = newest ? await listSubmittedFiles(db, [newest.id]) : []
  const office = files.filter(({ type }) => type in officeTypes)
  const previews = await repo.listPreviews(
    db,
    office.map(({ key }) => key),
  )
  return office.map(({ id, key }) => {
    const preview = previews.find(({ sourceKey }) => sourceKey === key)
    return { fileId: id, state: preview ? (preview.key ? 'ready' : 'failed') : 'waiting' }
  })
}

export const readWorkPreview = handle(marking.readWorkPreview, async (ctx, { submissionId, fileId }) => {
  const file = requireFound(await findSubmittedFile(ctx.db, submissionId, fileId))
  await run(ctx, ctx.db, await findAssignment(ctx.db, file.assignmentId))
  const key = requireFound(await repo.findPreviewKey(ctx.db, file.key))
  return sendFile(ctx, { key, name: `${file.name}.pdf`, type: 'application/pdf' })
})
