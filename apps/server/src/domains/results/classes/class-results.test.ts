import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { examDeferrals } from '#domains/exams/exams.tables.ts'
import { courses, enrolments, terms } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { gradeSchemes } from '../results.tables.ts'
import { makeAssignment, makeExam, published, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform

let lecturer: TestPerson
let ada: TestPerson
let ben: TestPerson
let admin: TestBrowser
let classId: string
let exam: string
let essay: string

beforeEach(async () => {
  lecturer = await make.lecturer()
  ada = await make.student({ firstName: 'Ada', lastName: 'Adams' })
  ben = await make.student({ firstName: 'Ben', lastName: 'Baker' })
  classId = (await make.class([lecturer], [ada, ben])).id
  exam = await makeExam(db, classId)
  essay = await makeAssignment(db, classId, { maxMark: '40' })
  admin = await server.as(await make.admin())
})

/** 72.5 of 100 weighted 60 % and 31 of 40 weighted 40 % give 74.5 %. */
async function publishAll() {
  await published({ admin, sheetId: exam }, [
    [ada, '72.5'],
    [ben, 'absent'],
  ])
  await published({ admin, sheetId: essay }, [
    [ada, '31'],
    [ben, '40'],
  ])
}

describe('results of a class', () => {
  it('weigh final marks, grade them and count them per band', async () => {
    await publishAll()
    const found = await (await server.as(lecturer)).listClassResults({ classId })
    expect(found).toMatchObject({
      weightTotal: '100',
      weightProblem: null,
      mean: '57.25',
      median: '57.25',
      passRate: '100',
    })
    expect(found.items).toMatchObject([
      {
        student: { lastName: 'Adams' },
        percent: '74.5',
        status: 'final',
        letter: 'B',
        points: '3',
        passes: true,
      },
      { student: { lastName: 'Baker' }, percent: '40', status: 'final', letter: 'D', points: '1' },
    ])
    const byTitle = (title: string) => found.assessments.findIndex((it) => it.title === title)
    expect(found.items[1]?.marks[byTitle('Final')]).toEqual({
      state: 'absent',
      finalMark: '0',
      withheld: false,
      isReleased: true,
    })
    expect(found.distribution.filter(({ count }) => count > 0)).toEqual([
      { letter: 'B', passes: true, count: 1 },
      { letter: 'D', passes: true, count: 1 },
    ])
  })

  it('report wrong weights and missing marks', async () => {
    await makeExam(db, classId, { title: 'Quiz', weight: '12.5' })
    await admin.enterMarks({ sheetId: exam, cells: [typed(ada, '50'), typed(ben, 'incomplete')] })
    const { weightTotal, weightProblem, items } = await admin.listClassResults({ classId })
    expect({ weightTotal, weightProblem }).toEqual({
      weightTotal: '112.5',
      weightProblem: 'The weights add up to 112.5%, which is 12.5% too much.',
    })
    expect(items.map(({ percent, status, letter }) => [percent, status, letter])).toEqual([
      ['50', 'open', null],
      [null, 'incomplete', null],
    ])
  })

  it('count a deferred sitting in place of the exam', async () => {
    const resit = await makeExam(db, classId, { title: 'Resit', sitting: 'deferred' })
    await db.insert(examDeferrals).values({
      examId: exam,
      studentId: ben.id,
      reason: 'Illness',
      newExamId: resit,
      deferredAt: clock.now(),
    })
    await admin.enterMarks({ sheetId: exam, cells: [typed(ada, '72.5')] })
    await admin.enterMarks({ sheetId: essay, cells: [typed(ada, '31'), typed(ben, '40')] })
    await admin.enterMarks({ sheetId: resit, cells: [typed(ben, '50')] })
    const { weightTotal, items } = await admin.listClassResults({ classId })
    expect(weightTotal).toBe('100')
    expect(items.map(({ percent, status }) => [percent, status])).toEqual([
      ['74.5', 'final'],
      ['70', 'final'],
    ])
  })

  it('can be exported as a table', async () => {
    await publishAll()
    const answer = await server.app.inject({
      url: `/api/classes/${classId}/results/export?format=csv`,
      headers: { cookie: admin.cookies.header() },
    })
    expect(answer.body).toContain('"Final (of 100, 60 %)"')
    expect(answer.body).toMatch(/Adams,Ada,.*74\.50,100,B,3\.00,Final/)
  })

  it('are for admins and the lecturers of the class', async () => {
    const elsewhere = await server.as(await make.lecturer())
    expect(await refusal(elsewhere.listClassResults({ classId }))).toBe('not-found')
    expect(await refusal(elsewhere.exportClassResults({ classId, format: 'csv' }))).toBe('not-found')
    expect(await refusal(admin.listClassResults({ classId: newId() }))).toBe('not-found')
    expect(await refusal((await server.as(ada)).listClassResults({ classId }))).toBe('forbidden')
  })
})

describe('results of a student', () => {
  it('give an average of published marks per term and overall, and a provisional one for admins', async () => {
    await publishAll()
    const other = await make.class([lecturer], [ada])
    await db.update(courses).set({ credits: 30 }).where(eq(courses.code, other.courseCode))
    const quiz = await makeExam(db, other.id, { weight: '100' })
    await admin.enterMarks({ sheetId: quiz, cells: [typed(ada, '91')] })
    const all = await admin.listStudentResults({ studentId: ada.id })
    const published = {
      gpa: '3',
      credits: 10,
      creditsPassed: 10,
      leftOut: [{ classId: other.id, courseCode: other.courseCode, status: 'open' }],
    }
    // B for 10 credits and A for 30: (3 × 10 + 4 × 30) / 40.
    expect(all).toMatchObject({
      ...published,
      provisional: { gpa: '3.75', credits: 40, creditsPassed: 40 },
    })
    expect(all.terms.map(({ gpa, provisional }) => [gpa, provisional?.gpa ?? null]).sort()).toEqual([
      [null, '4'],
      ['3', null],
    ])
    const unpublished = all.terms.flatMap((it) => it.classes).find((it) => it.classId === other.id)
    expect(unpublished).toMatchObject({
      percent: null,
      weight: '0',
      status: 'open',
      provisional: { percent: '91', weight: '100', status: 'final', letter: 'A' },
    })
    const own = await (await server.as(ada)).listMyResults({})
    expect(own).toMatchObject({ ...published, provisional: null })
    expect(own.terms.flatMap((it) => it.classes).map((it) => it.provisional)).toEqual([null, null])
  })

  it('leave out a class in which a mark is withheld', async () => {
    await publishAll()
    await admin.withholdMarks({ sheetId: exam, studentIds: [ada.id], reason: 'Fees' })
    for (const found of [
      await admin.listStudentResults({ studentId: ada.id }),
      await (await server.as(ada)).listMyResults({}),
    ]) {
      expect(found).toMatchObject({ gpa: null, credits: 0, leftOut: [{ classId, status: 'withheld' }] })
    }
  })

  it('are kept after the student has left the class', async () => {
    await publishAll()
    await db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, ada.id))
    const { gpa, terms: shown } = await (await server.as(ada)).listMyResults({})
    expect({ gpa, marks: shown[0]?.classes[0]?.marks.length }).toEqual({ gpa: '3', marks: 2 })
  })

  it('can be read only by that student, by admins, and without averages by those who teach them', async () => {
    await publishAll()
    const { student } = await (await server.as(ben)).listMyResults({})
    expect(student.id).toBe(ben.id)
    for (const studentId of [newId(), lecturer.id])
      expect(await refusal(admin.listStudentResults({ studentId }))).toBe('not-found')
    const taught = await (await server.as(lecturer)).listStudentResults({ studentId: ada.id })
    expect({
      gpa: taught.gpa,
      terms: taught.terms.map(({ classes }) => classes.map((it) => it.classId)),
    }).toEqual({ gpa: null, terms: [[classId]] })
    const stranger = await server.as(await make.lecturer())
    expect(await refusal(stranger.listStudentResults({ studentId: ada.id }))).toBe('not-found')
    expect(await refusal((await server.as(ben)).listStudentResults({ studentId: ada.id }))).toBe('forbidden')
    expect(await refusal((await server.as(lecturer)).listMyResults({}))).toBe('forbidden')
  })
})

describe('grade schemes', () => {
  const band = (letter: string, fromPercent: string, points: string) => ({
    letter,
    fromPercent,
    points,
    passes: points !== '0',
  })
  const bands = [band('Fail', '0', '0'), band('Pass', '50', '1')]
  const laterTerm = async (inDays: number) => {
    const day = new Date(clock.now().getTime() + inDays * 86_400_000).toISOString().slice(0, 10)
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    const id = newId()
    await db.insert(terms).values({ id, name: `From ${day} ${id}`, firstDay: day, lastDay: day, ...history })
    return id
  }

  it('start with a default, apply from a term on, and every change is audited', async () => {
    const fromTermId = await laterTerm(400)
    const scheme = await admin.createGradeScheme({ name: 'Pass or fail', fromTermId, bands })
    expect(scheme).toMatchObject({
      bands: [{ letter: 'Pass', fromPercent: '50' }, { letter: 'Fail' }],
      isInUse: false,
      can: { edit: true, archive: true },
    })
    const { items } = await (await server.as(lecturer)).listGradeSchemes({})
    expect(items.map(({ name }) => name)).toEqual(['Pass or fail', 'Four-point scale'])
    expect(items.every(({ can }) => !can.edit && !can.archive)).toBe(true)
    const again = admin.createGradeScheme({ name: 'Twice', fromTermId, bands })
    expect(await refusal(again)).toBe('already-exists')
    const { id: schemeId, version } = scheme
    const changed = await admin.updateGradeScheme({ schemeId, version, name: 'Renamed', bands })
    expect(changed).toMatchObject({ name: 'Renamed', version: version + 1 })
    const stale = admin.updateGradeScheme({ schemeId, version, name: 'Late', bands })
    expect(await refusal(stale)).toBe('edit-conflict')
    await admin.archiveGradeScheme({ schemeId })
    expect((await admin.listGradeSchemes({})).items).toHaveLength(1)
    expect((await db.select().from(gradeSchemes)).length).toBe(2)
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, schemeId))
    expect(events.map(({ operation }) => operation).sort()).toEqual([
      'archiveGradeScheme',
      'createGradeScheme',
      'updateGradeScheme',
    ])
  })

  it('cannot change a grade that students have seen', async () => {
    await publishAll()
    const { items } = await admin.listGradeSchemes({})
    const usual = items.find(({ fromTerm }) => fromTerm === null)!
    expect(usual).toMatchObject({ isInUse: true, can: { edit: false, archive: false } })
    const { id: schemeId, version } = usual
    const change = admin.updateGradeScheme({ schemeId, version, name: 'Harder', bands })
    expect(await refusal(change)).toBe('scheme-in-use')
    expect(await refusal(admin.archiveGradeScheme({ schemeId }))).toBe('scheme-in-use')
    const earlier = await laterTerm(-30)
    expect(await refusal(admin.createGradeScheme({ name: 'Then', fromTermId: earlier, bands }))).toBe(
      'scheme-in-use',
    )
    const later = await laterTerm(500)
    const next = await admin.createGradeScheme({ name: 'Next', fromTermId: later, bands })
    const result = await admin.listClassResults({ classId })
    expect(result.items[0]?.letter).toBe('B')
    await admin.archiveGradeScheme({ schemeId: next.id })
  })

  it('must cover 0 to 100 exactly once; the error names the wrong band', async () => {
    const fromTermId = await laterTerm(600)
    const create = (...wrong: ReturnType<typeof band>[]) =>
      admin.createGradeScheme({ name: 'Wrong', fromTermId, bands: wrong })
    await expect(create(band('A', '50', '4'), band('F', '1', '0'))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { 'bands.1.fromPercent': 'The lowest band must start at 0' },
    })
    expect(await refusal(create(band('A', '101', '4'), band('F', '0', '0')))).toBe('invalid-input')
    expect(await refusal(create(band('F', '0', '0')))).toBe('invalid-input')
    expect(await refusal(admin.createGradeScheme({ name: 'No term', fromTermId: newId(), bands }))).toBe(
      'invalid-input',
    )
    const teaching = await server.as(lecturer)
    expect(await refusal(teaching.createGradeScheme({ name: 'Mine', fromTermId, bands }))).toBe('forbidden')
    expect(await refusal(admin.archiveGradeScheme({ schemeId: newId() }))).toBe('not-found')
  })
})
