import { beforeAll, expect, it } from 'vitest'
import { typed } from '#domains/results/testing/sheets.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make, clock } = server
const { taughtClass, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

async function examToday(day = '2030-11-04') {
  const student = await make.student()
  const { id: classId } = await taughtClass({ students: [student] })
  const rooms = [used(await room())]
  const draft = await admin.createExam({ classId, ...examForm, day, rooms })
  const { version } = await admin.publishExam({ examId: draft.id, version: draft.version })
  return { examId: draft.id, version, classId, student, form: { ...examForm, day, rooms } }
}

const mark = (examId: string, student: { id: string }) =>
  admin.enterMarks({ sheetId: examId, cells: [typed(student, '70')] })
const isCounted = async (classId: string) =>
  (await admin.listClassResults({ classId })).assessments.length > 0

it('with marks an exam keeps its maximum and cannot be cancelled or unpublished; its weight locks once they are published', async () => {
  const { examId, version, student, form } = await examToday()
  await mark(examId, student)
  const change = { examId, version, ...form }
  expect((await admin.readExam({ examId })).exam.can).toMatchObject({
    edit: true,
    weigh: true,
    cancel: false,
    unpublish: false,
  })
  await expect(admin.updateExam({ ...change, maxMark: '50' })).rejects.toMatchObject({
    fields: { maxMark: 'Students already have marks, so this can’t change' },
  })
  expect(await refusal(admin.cancelExam({ examId, version, reason: 'Flood' }))).toBe('exam-has-marks')
  expect(await refusal(admin.unpublishExam({ examId }))).toBe('exam-has-marks')
  const weighed = await admin.updateExam({ ...change, weight: '35' })
  const sheet = await admin.submitMarkSheet({ sheetId: examId, version: 0 })
  await admin.publishMarkSheet({ sheetId: examId, version: sheet.version })
  const late = { ...change, version: weighed.version, weight: '30' }
  await expect(admin.updateExam(late)).rejects.toMatchObject({
    fields: { weight: 'Marks are already published, so this can’t change' },
  })
  expect(await refusal(admin.weighExam({ examId, version: weighed.version, weight: '30' }))).toBe(
    'exam-has-marks',
  )
  expect(await admin.updateExam({ ...late, weight: '35.00', title: 'Renamed' })).toMatchObject({
    title: 'Renamed',
    weight: '35.00',
  })
})

it('cancelling while a mark is entered ends in one or the other, not both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { examId, version, student } = await examToday(`2030-11-0${5 + round}`)
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
    const outcomes = await Promise.all([
      outcome(admin.cancelExam({ examId, version, reason: 'Flood' })),
      outcome(mark(examId, student)),
    ])
    expect([
      ['done', 'not-found'],
      ['exam-has-marks', 'done'],
    ]).toContainEqual(outcomes)
  }
})

it('a past exam that did not take place can be cancelled and no longer counts, nor does an archived one without marks', async () => {
  const cancelled = await examToday('2030-11-11')
  const kept = await examToday('2030-11-11')
  const empty = await examToday('2030-11-11')
  clock.forward({ minutes: (Date.parse('2030-11-12T09:00:00Z') - clock.now().getTime()) / 60_000 })
  admin = await server.as(await make.admin())
  const { examId, classId } = cancelled
  const weighed = await admin.weighExam({ examId, version: cancelled.version, weight: '12.5' })
  expect(weighed).toMatchObject({ weight: '12.50', can: { edit: false, weigh: true, cancel: true } })
  expect(await refusal(admin.weighExam({ examId, version: cancelled.version, weight: '1' }))).toBe(
    'edit-conflict',
  )
  expect(await isCounted(classId)).toBe(true)
  await admin.cancelExam({ examId, version: weighed.version, reason: 'The hall was flooded' })
  expect(await isCounted(classId)).toBe(false)
  await mark(kept.examId, kept.student)
  await admin.archiveExam({ examId: kept.examId })
  expect(await isCounted(kept.classId)).toBe(true)
  await admin.archiveExam({ examId: empty.examId })
  expect(await isCounted(empty.classId)).toBe(false)
  const lecturer = await server.as(await make.lecturer())
  expect(await refusal(lecturer.weighExam({ examId, version: 0, weight: '1' }))).toBe('forbidden')
})
