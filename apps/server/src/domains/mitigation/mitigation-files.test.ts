import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#db/columns.ts'
import { pdf, withEntries, word } from '#files/testing/documents.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { approval, submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make, clock } = server
await startTestWorker(server)
let student: TestPerson
let asking: TestBrowser
let reviewing: TestBrowser
let request: MitigationRequest

beforeEach(async () => {
  student = await make.student()
  asking = await server.as(student)
  reviewing = await server.as(await make.admin())
  request = await submitted(asking)
})

const attach = (name = 'Note.pdf', bytes: Buffer = pdf, browser = asking) =>
  browser.attachMitigationFile({ requestId: request.id, name }, { file: new Blob([new Uint8Array(bytes)]) })

/** The stored files for the request of this test. */
function kept(): string[] {
  const folder = join(server.dataDir, 'files', 'mitigation-attachments', student.id, request.id)
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

const open = (attachmentId: string, browser: TestBrowser, requestId = request.id) =>
  server.app.inject({
    url: `/api/mitigation-requests/${requestId}/attachments/${attachmentId}`,
    headers: { cookie: browser.cookies.header() },
  })

describe('adding evidence', () => {
  it('stores the file by student, request, time and index, and shows it to both sides', async () => {
    const { attachments } = await attach('Doctor’s note.pdf')
    const time = clock.now().getTime()
    expect(attachments).toEqual([
      {
        id: expect.any(String),
        name: 'Doctor’s note.pdf',
        type: 'application/pdf',
        size: pdf.length,
        uploadedAt: clock.now().toISOString(),
        url: `/api/mitigation-requests/${request.id}/attachments/${attachments[0]!.id}`,
      },
    ])
    await attach('letter.docx', await word())
    expect(kept()).toEqual([`${time}_0_Doctor_s_note.pdf`, `${time}_1_letter.docx`])
    const seen = await reviewing.readMitigation({ requestId: request.id })
    expect(seen.attachments.map(({ name }) => name)).toEqual(['Doctor’s note.pdf', 'letter.docx'])
  })

  it('opens for admins and for the student alone', async () => {
    const { attachments } = await attach()
    const { id } = attachments[0]!
    for (const browser of [asking, reviewing]) {
      const { statusCode, rawPayload, headers } = await open(id, browser)
      expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true])
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('Note.pdf'),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
    const stranger = await server.as(await make.student())
    const own = await submitted(stranger)
    expect((await open(id, stranger)).statusCode).toBe(404)
    // Another person's file cannot be opened through the stranger's own request either.
    expect((await open(id, stranger, own.id)).statusCode).toBe(404)
    expect((await open(id, reviewing, own.id)).statusCode).toBe(404)
    expect((await open(newId(), asking)).statusCode).toBe(404)
    for (const role of ['lecturer', 'staff'] as const)
      expect((await open(id, await server.as(await make[role]()))).statusCode).toBe(403)
    expect((await open(id, server.browser())).statusCode).toBe(401)
  })

  it('makes an admin who had the request open reload before deciding', async () => {
    await attach()
    expect(await refusal(reviewing.decideMitigation(approval(request)))).toBe('edit-conflict')
  })

  it('accepts five files, even if many arrive at once', async () => {
    await attach()
    await attach()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => attach()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await refusal(attach())).toBe('too-many-files')
    expect((await asking.readMitigation({ requestId: request.id })).attachments).toHaveLength(5)
    expect(kept()).toHaveLength(5)
  })

  it.each([
    ['a renamed program', 'note.pdf', async () => Buffer.from('MZ\x90\0\x03'.padEnd(200, '\0'), 'latin1')],
    ['a page', 'note.pdf', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', 'note.zip', () => withEntries({ 'note.txt': 'x' })],
    ['a zip bomb', 'note.docx', () => word({ 'word/media/a.bmp': Buffer.alloc(5 * 1024 * 1024) })],
    ['nothing', 'note.pdf', async () => Buffer.alloc(0)],
  ])('refuses %s and keeps nothing', async (_, name, bytes) => {
    expect(await refusal(attach(name, await bytes()))).toBe('file-kind-not-allowed')
    expect(kept()).toEqual([])
  })

  it('accepts 10 MB and not a byte more', async () => {
    const whole = Buffer.concat([pdf, Buffer.alloc(maxAttachmentBytes - pdf.length)])
    expect((await attach('whole.pdf', whole)).attachments).toMatchObject([{ size: maxAttachmentBytes }])
    const more = Buffer.concat([whole, Buffer.alloc(1)])
    expect(await refusal(attach('more.pdf', more))).toBe('too-large')
    expect(kept()).toHaveLength(1)
  })

  it('ignores paths in file names', async () => {
    const { attachments } = await attach('../../../../etc/pass wd.pdf')
    expect(attachments).toMatchObject([{ name: 'pass wd.pdf' }])
    expect(kept()).toEqual([`${clock.now().getTime()}_0_pass_wd.pdf`])
    for (const name of ['', ' ', 'x'.repeat(201), 'nul\u0000.pdf'])
      expect(await refusal(attach(name))).toBe('invalid-input')
  })

  it('is only for the student of a pending request', async () => {
    const stranger = await server.as(await make.student())
    expect(await refusal(attach('a.pdf', pdf, stranger))).toBe('not-found')
    expect(await refusal(attach('a.pdf', pdf, reviewing))).toBe('forbidden')
    await reviewing.decideMitigation(approval(request))
    expect(await refusal(attach())).toBe('already-decided')
    expect(kept()).toEqual([])
  })

  it('is either complete before a concurrent decision, or not stored', async () => {
    const outcomes = await Promise.allSettled([attach(), reviewing.decideMitigation(approval(request))])
    const decided = await asking.readMitigation({ requestId: request.id })
    expect(decided.attachments).toHaveLength(outcomes[0].status === 'fulfilled' ? 1 : 0)
    expect(kept()).toHaveLength(decided.attachments.length)
  })
})

describe('removing evidence', () => {
  it('deletes the file too', async () => {
    const { attachments } = await attach()
    const taken = { requestId: request.id, attachmentId: attachments[0]!.id }
    expect((await asking.removeMitigationFile(taken)).attachments).toEqual([])
    await vi.waitFor(() => expect(kept()).toEqual([]), 5_000)
    expect(await refusal(asking.removeMitigationFile(taken))).toBe('not-found')
  })

  it('is only for the student of a pending request', async () => {
    const { attachments, version } = await attach()
    const taken = { requestId: request.id, attachmentId: attachments[0]!.id }
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.removeMitigationFile(taken))).toBe('not-found')
    const own = await submitted(stranger)
    expect(await refusal(stranger.removeMitigationFile({ ...taken, requestId: own.id }))).toBe('not-found')
    expect(await refusal(reviewing.removeMitigationFile(taken))).toBe('forbidden')
    await reviewing.decideMitigation(approval({ ...request, version }))
    expect(await refusal(asking.removeMitigationFile(taken))).toBe('already-decided')
    expect(kept()).toHaveLength(1)
  })
})

it('deleting a request deletes its files', async () => {
  await attach()
  await attach('letter.docx', await word())
  await reviewing.deleteMitigation({ requestId: request.id, reason: 'Sent twice' })
  await vi.waitFor(() => expect(kept()).toEqual([]), 5_000)
})
