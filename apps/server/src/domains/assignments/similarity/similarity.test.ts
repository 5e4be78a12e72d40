import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { afterAll, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { word } from '#files/testing/documents.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makePdf,
  makeSubmission,
  published,
  tenPercentADay,
} from '../testing/assignments.ts'
import { closeComparing } from './comparing.ts'
import { compareWork } from './similarity.service.ts'

const server = await startTestServer()
const { clock, platform } = server
afterAll(closeComparing)

const prose = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')

async function pdfWith(text: string): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.text(text)
  document.end()
  await finished(document)
  return Buffer.concat(chunks)
}
const wordWith = (text: string) =>
  word({
    'word/document.xml': `<w:document><w:body>${text
      .split(' ')
      .map((it) => `<w:p><w:r><w:t>${it.slice(0, 2)}</w:t></w:r><w:r><w:t>${it.slice(2)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  })

async function set(students: number, text = 'Two thousand words.') {
  const taught = await makeClassOfStudents(server, students)
  const form = assignmentForm(clock.now(), {
    classId: taught.id,
    text,
    late: tenPercentADay,
    accepts: ['pdf', 'docx', 'txt', 'py'],
  })
  const { id: assignmentId } = await published(taught.lecturer, form)
  return { ...taught, assignmentId }
}

it('compares text, Word and PDF files after the due date, for lecturers only', async () => {
  const { lecturer, browsers, students, assignmentId } = await set(4)
  const shared = prose('shared', 90)
  const files = [
    { name: 'essay.txt', bytes: Buffer.from(shared) },
    { name: 'essay.docx', bytes: await wordWith(`${shared} ${prose('more', 30)}`) },
    { name: 'essay.pdf', bytes: await pdfWith(`${prose('other', 60)} ${shared}`) },
    { name: 'essay.py', bytes: Buffer.from(prose('code', 90)) },
  ]
  for (const [index, file] of files.entries()) await makeSubmission(browsers[index]!, assignmentId, file)
  await compareWork(platform)
  expect(await lecturer.listSimilarWork({ assignmentId })).toEqual({ comparedAt: null, items: [] })
  clock.forward({ minutes: 61 })
  await compareWork(platform)
  const { comparedAt, items } = await lecturer.listSimilarWork({ assignmentId })
  expect(comparedAt).not.toBeNull()
  const findPlace = (id: string) => students.findIndex((it) => it.id === id)
  expect(items.map((it) => [findPlace(it.studentId), findPlace(it.otherId), it.percent]).toSorted()).toEqual([
    [0, 1, 100],
    [0, 2, 100],
    [1, 2, 75],
  ])
  expect(await refusal(browsers[0]!.listSimilarWork({ assignmentId }))).toBe('forbidden')
  const other = await makeClassOfStudents(server)
  expect(await refusal(other.lecturer.listSimilarWork({ assignmentId }))).toBe('not-found')
})

it('compares again when late work is submitted, and deletes the results when the assignment is archived', async () => {
  const { lecturer, browsers, assignmentId } = await set(2)
  const text = { name: 'essay.txt', bytes: Buffer.from(prose('word', 80)) }
  await makeSubmission(browsers[0]!, assignmentId, text)
  clock.forward({ minutes: 61 })
  await compareWork(platform)
  expect((await lecturer.listSimilarWork({ assignmentId })).items).toEqual([])
  clock.forward({ minutes: 1 })
  await makeSubmission(browsers[1]!, assignmentId, text)
  await compareWork(platform)
  expect((await lecturer.listSimilarWork({ assignmentId })).items).toMatchObject([{ percent: 100 }])
  const { version } = await lecturer.readAssignment({ assignmentId })
  await lecturer.archiveAssignment({ assignmentId, version })
  await applyRetention(platform, ['uploads'])
  expect((await lecturer.listSimilarWork({ assignmentId })).items).toEqual([])
})

it('leaves out files that cannot be read, and still compares the others', async () => {
  const { lecturer, browsers, assignmentId } = await set(3)
  const text = { name: 'essay.txt', bytes: Buffer.from(prose('word', 80)) }
  await makeSubmission(browsers[0]!, assignmentId, text)
  await makeSubmission(browsers[1]!, assignmentId, text)
  await makeSubmission(browsers[2]!, assignmentId, { bytes: makePdf(500) })
  clock.forward({ minutes: 61 })
  await compareWork(platform)
  expect((await lecturer.listSimilarWork({ assignmentId })).items).toHaveLength(1)
})
