import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { legacyWord, word } from '#files/testing/documents.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { workPreviews } from '../marking.tables.ts'
import { assignmentForm, makeClassOfStudents, makeSubmission, published } from '../testing/assignments.ts'
import { convertWork } from './previews.service.ts'

/** A fake LibreOffice, which cannot convert old Word documents. */
const script = `#!/bin/sh
for it in "$@"; do in="$it"; done
while [ "$1" != --outdir ]; do shift; done
case "$in" in *.doc) exit 1;; esac
echo '%PDF-1.7 converted' > "$2/work.pdf"
`
const folder = await mkdtemp(join(tmpdir(), 'campanile-test-soffice-'))
const program = join(folder, 'soffice')
await writeFile(program, script)
await chmod(program, 0o755)
const server = await startTestServer({ SOFFICE_PATH: program })
const { clock, platform } = server
afterAll(() => rm(folder, { recursive: true, force: true }))

async function submitted(name: string, bytes: Buffer) {
  const taught = await makeClassOfStudents(server, 2)
  const form = assignmentForm(clock.now(), { classId: taught.id, accepts: ['pdf', 'doc', 'docx'] })
  const { id: assignmentId } = await published(taught.lecturer, form)
  const { receipt } = await makeSubmission(taught.student, assignmentId, { name, bytes })
  const fileId = receipt.files[0]!.id
  const of = { assignmentId, studentId: taught.studentId }
  const readState = async () => (await taught.lecturer.readSubmission(of)).previews
  return { ...taught, of, fileId, file: { submissionId: receipt.id, fileId }, readState }
}

it('converts Office files in a job, and shows the PDF only to people who run the class', async () => {
  const { lecturer, browsers, student, file, fileId, readState } = await submitted('essay.docx', await word())
  expect(await readState()).toEqual([{ fileId, state: 'waiting' }])
  expect(await refusal(lecturer.readWorkPreview(file))).toBe('not-found')
  await convertWork(platform)
  expect(await readState()).toEqual([{ fileId, state: 'ready' }])
  const bytes = Buffer.from((await lecturer.readWorkPreview(file)) as unknown as Uint8Array)
  expect(bytes.toString()).toContain('converted')
  for (const other of [student, browsers[1]!])
    expect(await refusal(other.readWorkPreview(file))).toBe('forbidden')
  const stranger = await makeClassOfStudents(server)
  expect(await refusal(stranger.lecturer.readWorkPreview(file))).toBe('not-found')
})

it('is sent in a way that prevents its scripts from running', async () => {
  const { lecturer, file } = await submitted('essay.docx', await word())
  await convertWork(platform)
  const { headers } = await server.app.inject({
    url: `/api/submissions/${file.submissionId}/files/${file.fileId}/preview`,
    headers: { cookie: lecturer.cookies.header() },
  })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
})

it('tries only once to convert a file that cannot be converted', async () => {
  const { lecturer, file, fileId, readState } = await submitted('essay.doc', legacyWord('WordDocument'))
  await convertWork(platform)
  expect(await readState()).toEqual([{ fileId, state: 'failed' }])
  expect(await refusal(lecturer.readWorkPreview(file))).toBe('not-found')
  const failed = async () =>
    (await platform.db.select().from(workPreviews).where(eq(workPreviews.size, 0))).length
  const before = await failed()
  await convertWork(platform)
  expect(await failed()).toBe(before)
})

it('does not convert PDF files', async () => {
  const { readState } = await submitted('essay.pdf', Buffer.from('%PDF-1.7\n'))
  expect(await readState()).toEqual([])
})
