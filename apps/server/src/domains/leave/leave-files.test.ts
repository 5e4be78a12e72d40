import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import { maxLeaveAttachments } from '@campanile/contract/leave/leave-request.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { pdf } from '#files/testing/documents.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make } = server
const { admin, ask, somebody } = await leaveFactories(server)
const sick = { type: 'Sick leave', from: '2026-11-23', to: '2026-11-25' }

const attach = (mine: TestBrowser, requestId: string, name = 'Certificate.pdf', bytes: Uint8Array = pdf) =>
  mine.attachLeaveFile({ requestId, name }, { file: new Blob([new Uint8Array(bytes)]) })
const download = async (browser: TestBrowser, url: string) =>
  server.app.inject({ method: 'GET', url, headers: { cookie: browser.cookies.header() } })
const stored = (personId: string, requestId: string) =>
  readdirSync(join(server.dataDir, 'files/leave-attachments', personId, requestId))

describe('a file of a request', () => {
  it('is sent with it or later, can be read by the person and admins, and can be removed', async () => {
    const { mine, person } = await somebody()
    const { id: requestId, fileMissing } = await ask(mine, sick)
    expect(fileMissing).toBe(true)
    const { attachments, fileMissing: missing } = await attach(mine, requestId, 'Ärztliches Attest.pdf')
    expect(missing).toBe(false)
    expect(attachments).toMatchObject([
      { name: 'Ärztliches Attest.pdf', type: 'application/pdf', size: pdf.length },
    ])
    const [{ id: attachmentId, url }] = attachments as [(typeof attachments)[0]]
    for (const browser of [mine, admin]) {
      const answer = await download(browser, url)
      expect(answer.rawPayload).toEqual(pdf)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename="Arztliches Attest\.pdf"/),
      })
    }
    expect(stored(person.id, requestId)).toHaveLength(1)
    const review = await admin.reviewLeave({ requestId })
    expect(review.request.attachments).toEqual(attachments)
    expect((await mine.removeLeaveFile({ requestId, attachmentId })).attachments).toEqual([])
    expect(await refusal(mine.removeLeaveFile({ requestId, attachmentId }))).toBe('not-found')
    expect((await download(mine, url)).statusCode).toBe(404)
  })

  it('is nobody else’s, neither under another request', async () => {
    const { mine } = await somebody()
    const { id: requestId } = await ask(mine, sick)
    const { attachments } = await attach(mine, requestId)
    const [{ id: attachmentId, url }] = attachments as [(typeof attachments)[0]]
    const { mine: other } = await somebody()
    const { id: theirs } = await ask(other, sick)
    expect((await download(other, url)).statusCode).toBe(404)
    expect((await download(other, url.replace(requestId, theirs))).statusCode).toBe(404)
    expect((await download(await server.as(await make.student()), url)).statusCode).toBe(403)
    expect((await download(server.browser(), url)).statusCode).toBe(401)
    expect(await refusal(attach(other, requestId))).toBe('not-found')
    expect(await refusal(other.removeLeaveFile({ requestId, attachmentId }))).toBe('not-found')
    expect(await refusal(other.removeLeaveFile({ requestId: theirs, attachmentId }))).toBe('not-found')
    expect(await refusal(attach(admin, requestId))).toBe('forbidden')
  })

  it('must have an accepted type and size, and stay within the number allowed', async () => {
    const { mine, person } = await somebody()
    const { id: requestId } = await ask(mine, sick)
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await refusal(attach(mine, requestId, 'a.pdf', page))).toBe('file-kind-not-allowed')
    expect(await refusal(attach(mine, requestId, 'a.exe'))).toBe('file-kind-not-allowed')
    const large = Buffer.alloc(maxAttachmentBytes + 1)
    expect(await refusal(attach(mine, requestId, 'a.pdf', large))).toBe('too-large')
    expect(await refusal(attach(mine, requestId, ' '))).toBe('invalid-input')
    const many = Array.from({ length: maxLeaveAttachments + 1 }, (_, index) =>
      attach(mine, requestId, `${index}.pdf`),
    )
    const outcomes = await Promise.allSettled(many)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too-many-files' } },
    ])
    expect(stored(person.id, requestId)).toHaveLength(maxLeaveAttachments)
  })

  it('cannot be changed once the request is decided', async () => {
    const { mine } = await somebody()
    const { id: requestId, version } = await ask(mine, sick)
    const { attachments } = await attach(mine, requestId)
    const { request } = await admin.approveLeave({ requestId, version })
    expect(request).toMatchObject({ fileMissing: false, attachments: [{ name: 'Certificate.pdf' }] })
    expect(await refusal(attach(mine, requestId))).toBe('already-decided')
    const attachmentId = attachments[0]!.id
    expect(await refusal(mine.removeLeaveFile({ requestId, attachmentId }))).toBe('already-decided')
    expect(await refusal(attach(mine, newId()))).toBe('not-found')
  })
})
