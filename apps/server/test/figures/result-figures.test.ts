import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { makeExam, published, typed } from '#domains/results/testing/sheets.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { exportedRows } from './exported-rows.ts'
import { figureBelow, findTextRow, pdfTexts } from './pdf-texts.ts'

// Each run draws a document, with the fonts of every script.
vi.setConfig({ testTimeout: 120_000 })

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
/** The bands that every installation starts with. */
let bands: { from: number; letter: string; points: number; passes: boolean }[]

beforeAll(async () => {
  const { rows } = await db.execute<{ from: string; letter: string; points: string; passes: boolean }>(
    sql`select from_percent as "from", letter, points, passes from grade_bands order by from_percent desc`,
  )
  bands = rows.map(({ from, points, ...band }) => ({ ...band, from: Number(from), points: Number(points) }))
})

/** A course with one exam that is all of its result. */
const course = fc.record({
  credits: fc.integer({ min: 1, max: 30 }),
  mark: fc.nat(100),
  isPublished: fc.boolean(),
})
const courses = fc
  .array(course, { minLength: 2, maxLength: 4 })
  .filter((all) => all.some(({ isPublished }) => isPublished))
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never

/** Credits-weighted mean with two decimals, half up, in whole numbers: independent of the product's code. */
function computeMean(all: readonly Course[]) {
  const graded = all.map(({ credits, mark }) => ({ credits, band: bands.find(({ from }) => mark >= from)! }))
  const credits = graded.reduce((sum, it) => sum + it.credits, 0)
  const hundredths = graded.reduce((sum, it) => sum + Math.round(it.band.points * 100) * it.credits, 0)
  const passed = graded.filter(({ band }) => band.passes)
  return {
    gpa: credits === 0 ? null : (Math.floor((2 * hundredths + credits) / (2 * credits)) / 100).toFixed(2),
    credits,
    creditsPassed: passed.reduce((sum, it) => sum + it.credits, 0),
  }
}

async function makeClass(student: TestPerson, { credits, mark, isPublished }: Course) {
  const admin = await server.as(await make.admin())
  const { id, courseCode } = await make.class([await make.lecturer()], [student])
  await db.execute(sql`update courses set credits = ${credits} where code = ${courseCode}`)
  const sheetId = await makeExam(db, id, { weight: '100' })
  if (isPublished) await published({ admin, sheetId }, [[student, String(mark)]])
  else await admin.enterMarks({ sheetId, cells: [typed(student, String(mark))] })
  return { id, courseCode }
}

/** The printed transcript is the same: its averages, and a result for each published course. */
function expectPrinted(
  texts: readonly string[],
  { all, codes }: { all: readonly Course[]; codes: readonly string[] },
  expected: ReturnType<typeof computeMean>,
) {
  expect({
    gpa: figureBelow(texts, 'Overall GPA'),
    credits: Number(figureBelow(texts, 'Credits graded')),
    creditsPassed: Number(figureBelow(texts, 'Credits passed')),
  }).toEqual(expected)
  for (const [index, { credits, mark, isPublished }] of all.entries()) {
    const code = codes[index]!
    if (!isPublished) expect(texts).not.toContain(code)
    else {
      const { letter, points } = bands.find(({ from }) => mark >= from)!
      const [, ...figures] = findTextRow(texts, code, codes)
      // Each class here has its own term.
      expect(texts).toContain(`GPA ${points.toFixed(2)}   ${credits} ${credits === 1 ? 'credit' : 'credits'}`)
      expect(figures.slice(0, 4)).toEqual([String(credits), `${mark}.00`, letter, points.toFixed(2)])
    }
  }
}

it('the average on every screen and document is that of published marks, the provisional one that of all', async () => {
  await fc.assert(
    fc.asyncProperty(courses, async (all) => {
      const student = await make.student()
      const made: Awaited<ReturnType<typeof makeClass>>[] = []
      for (const one of all) made.push(await makeClass(student, one))
      const [admin, own] = [await server.as(await make.admin()), await server.as(student)]
      const expected = computeMean(all.filter(({ isPublished }) => isPublished))
      const provisional = computeMean(all)
      const shown = ({
        gpa,
        credits,
        creditsPassed,
      }: {
        gpa: string | null
        credits: number
        creditsPassed: number
      }) => ({
        gpa: gpa === null ? null : withTwoDecimals(gpa),
        credits,
        creditsPassed,
      })

      const office = await admin.listStudentResults({ studentId: student.id })
      expect(shown(office)).toEqual(expected)
      expect(shown(office.provisional ?? office)).toEqual(provisional)
      expect(shown(await own.listMyResults({}))).toEqual(expected)
      const transcript = await own.issueMyTranscript({})
      const { paper } = await server.browser().verifyPaper({ code: transcript.code })
      const figure = (label: string) => paper?.figures.find((it) => it.label.startsWith(label))?.value
      expect(figure('Overall GPA')).toBe(expected.gpa)
      const texts = await pdfTexts(server, own, `/papers/${transcript.id}/file`)
      expectPrinted(texts, { all, codes: made.map(({ courseCode }) => courseCode) }, expected)

      for (const [index, { id: classId }] of made.entries()) {
        const { items } = await admin.listClassResults({ classId })
        const inClass = office.terms.flatMap(({ classes }) => classes).find((it) => it.classId === classId)
        expect(items[0]?.percent).toBe((inClass?.provisional ?? inClass)?.percent)
        expect(Number(items[0]?.percent)).toBe(all[index]!.mark)
        const [file] = await exportedRows(server, admin, `/classes/${classId}/results/export`)
        expect(file?.['Per cent']).toBe(all[index]!.mark)
      }
    }),
    { numRuns: 5 },
  )
})
