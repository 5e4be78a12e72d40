import { inflateRawSync } from 'node:zlib'
import { type Endpoint, requestAddress } from '@campanile/contract/client.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import { pgType, queryRows } from '#db/rows.ts'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { listenLive } from '#testing/live-server.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { makeAssignment, makeExam, typed } from './testing/sheets.ts'

const server = await startTestServer()
const { make, platform, app } = server
const { db } = platform
const origin = await listenLive(server)

/** A value that the database contains only for markers. */
const mark = '13.37'
const secrets = [mark, '13,37', 'Zyzzyva', 'Quagga', 'Wombat'] as const
const [lecturer, student, mate] = [await make.lecturer(), await make.student(), await make.student()]
const { id: classId } = await make.class([lecturer], [student, mate])
const exam = await makeExam(db, classId, { weight: '50' })
const essay = await makeAssignment(db, classId, { weight: '50' })
const other = await makeExam(db, classId, { weight: '0', title: 'Quiz' })
const session = await make.session(classId)
const teaching = await server.as(lecturer)
const admin = await server.as(await make.admin())
const [own, mates] = [await server.as(student), await server.as(mate)]

/** Ids to use for these inputs; other values are made up. */
const named: Record<string, string | undefined> = {
  sheetId: exam,
  examId: exam,
  assignmentId: essay,
  classId,
  studentId: student.id,
  personId: student.id,
  sessionId: session.id,
  from: '2026-11-02',
  to: '2026-11-29',
}
const texts = [
  '01929b1e-0000-7000-8000-000000000000',
  '2026-11-10',
  '09:00',
  'a@b.test',
  '1',
  'Ada',
  'a'.repeat(64),
]

type Schema = z.core.$ZodType
const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

/** Makes up a value that the schema accepts, if possible. */
function makeSample(schema: Schema, name = ''): unknown {
  const { def } = schema._zod
  const known = named[name]
  if (known !== undefined && fits(schema, known)) return known
  if (def.type === 'object') {
    const { shape } = def as z.core.$ZodObjectDef
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, makeSample(field, key)]))
  }
  if (def.type === 'enum') return Object.values((def as z.core.$ZodEnumDef).entries)[0]
  if (def.type === 'array') {
    const one = [makeSample((def as z.core.$ZodArrayDef).element, name.replace(/s$/, ''))]
    return fits(schema, one) ? one : []
  }
  return [undefined, ...texts, 1, true, null, {}].find((it) => fits(schema, it))
}

/** Text of a response: for a PDF the text on its pages, for a compressed file its content. */
function readText(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString() === '%PDF') return readPdfTexts(bytes).flat().join(' ')
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString()
  const parts: string[] = []
  const next = (from: number) => bytes.indexOf('PK\u0003\u0004', from, 'latin1')
  for (let at = next(0); at >= 0; at = next(at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    parts.push(inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString())
  }
  return parts.join(' ')
}

/** Operations that end the session or delete the account's own data. */
const ending = /^(signOut|endSession|signOutEverywhere|deleteMy|changePassword|setUp)/
const all = Object.entries(operations) as [string, Operation][]
const isOpen = ({ roles }: Operation) => roles === 'public' || roles.includes('student')

/** This browser's response to an operation. */
async function readAnswer({ cookies }: TestBrowser, operation: Operation) {
  const { method, path, kind, input } = operation
  const endpoint: Endpoint = [method, path, kind]
  const to = requestAddress(endpoint, (makeSample(input) ?? {}) as Record<string, unknown>)
  const answer = await app.inject({
    method,
    url: `/api${to.path}`,
    headers: { cookie: cookies.header(), 'sec-fetch-site': 'same-origin' },
    ...(to.body && { payload: to.body }),
  })
  const told = `${JSON.stringify(answer.headers)} ${readText(answer.rawPayload)}`
  return { status: answer.statusCode, told }
}

/** The operations that reveal a secret to this browser, and how many responded at all. */
async function leaks(browser: TestBrowser, wanted: (operation: Operation) => boolean) {
  const found: string[] = []
  let answered = 0
  for (const [name, operation] of all) {
    if (!wanted(operation) || operation.kind === 'stream' || ending.test(name)) continue
    const { status, told } = await readAnswer(browser, operation)
    if (status < 300) answered += 1
    expect(status, name).toBeLessThan(500)
    if (secrets.some((it) => told.includes(it))) found.push(`${name}: ${told.slice(0, 300)}`)
  }
  return { found, answered }
}

const reads = (operation: Operation) => operation.method === 'GET' && isOpen(operation)

/** All stored messages for people outside the grid: notifications, emails and pending jobs. */
async function outgoing(): Promise<string> {
  const parts = await Promise.all(
    ['notifications', 'mail_outbox', 'graphile_worker._private_jobs'].map(
      (table) => queryRows(db, { row: pgType.text })`select t::text as row from ${sql.raw(table)} t`,
    ),
  )
  return parts
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

/** Records everything on a student's event stream. */
async function openStream(browser: TestBrowser) {
  const answer = await fetch(`${origin}/api/events`, { headers: { cookie: browser.cookies.header() } })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard += value
    }
  })()
  onTestFinished(() => reader.cancel())
  return {
    heard: () => heard,
    /** Resolves when everything written so far has been read. */
    close: async () => {
      await reader.cancel()
      await reading
    },
  }
}

async function nothingTold(when: string, browser = own) {
  const { found, answered } = await leaks(browser, reads)
  expect(found, when).toEqual([])
  expect(answered, when).toBeGreaterThan(20)
  const sent = await outgoing()
  for (const secret of secrets) expect(sent, when).not.toContain(secret)
}

it('no operation or event reveals to a student an unpublished mark, its comment or a message about it', async () => {
  const stream = await openStream(own)
  // Publish something, so that there are transcripts to issue.
  await admin.enterMarks({ sheetId: other, cells: [typed(student, '80'), typed(mate, '81')] })
  await admin.submitMarkSheet({ sheetId: other, version: 0 })
  await admin.publishMarkSheet({ sheetId: other, version: 1 })
  const transcript = await own.issueMyTranscript({})
  const before = stream.heard()

  for (const sheetId of [exam, essay]) {
    await teaching.enterMarks({ sheetId, cells: [typed(student, mark), typed(mate, mark)] })
    await teaching.commentOnMark({ sheetId, studentId: student.id, before: null, comment: 'Zyzzyva' })
  }
  const { version } = await teaching.readSubmission({ assignmentId: essay, studentId: student.id })
  await teaching.markSubmission({
    assignmentId: essay,
    studentId: student.id,
    version,
    markState: 'marked',
    mark,
    feedback: 'Wombat',
  })
  named.paperId = transcript.id
  named.code = transcript.code
  await nothingTold('entered')

  const draft = await teaching.issueResultSheet({ classId, isDraft: true })
  for (const sheetId of [exam, essay]) await teaching.submitMarkSheet({ sheetId, version: 0 })
  await admin.withholdMarks({ sheetId: exam, studentIds: [student.id, mate.id], reason: 'Quagga' })
  named.paperId = draft.id
  await nothingTold('submitted and withheld, with a draft of the result sheet')

  await admin.publishMarkSheet({ sheetId: exam, version: 1 })
  named.paperId = (await own.issueMyTranscript({})).id
  await nothingTold('published and withheld')
  const everybodys = await teaching.issueResultSheet({ classId, isDraft: false })
  named.paperId = everybodys.id
  named.code = everybodys.code
  await nothingTold('on the sheet for everybody')
  await nothingTold('to somebody else of the class', mates)

  // The stream contains nothing about these sheets: no id and no topic.
  const since = stream.heard().slice(before.length)
  for (const word of [...secrets, exam, essay]) expect(since).not.toContain(word)
  await stream.close()

  const tried = await leaks(own, (operation) => operation.method !== 'GET')
  expect(tried.found).toEqual([])
}, 90_000)

it('finds the mark once it is published, which proves that the search works', async () => {
  const again = await server.as(student)
  await admin.releaseMarks({ sheetId: exam, studentIds: [student.id], reason: null })
  named.paperId = (await again.issueMyTranscript({})).id
  const { found } = await leaks(again, reads)
  expect(found.some((it) => it.startsWith('listMyResults'))).toBe(true)
  const teachers = await leaks(await server.as(lecturer), ({ method }) => method === 'GET')
  const names = new Set(teachers.found.map((it) => it.split(':')[0]))
  for (const name of ['readMarkSheet', 'exportMarkSheet', 'listMarkChanges', 'readSubmission'])
    expect([...names]).toContain(name)
}, 90_000)
