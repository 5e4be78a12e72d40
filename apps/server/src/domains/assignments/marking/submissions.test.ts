import { setImmediate as turn } from 'node:timers/promises'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makeSubmission,
  published,
  tenPercentADay,
  uploaded,
} from '../testing/assignments.ts'

const server = await startTestServer()
const { clock, platform } = server
const { db } = platform

async function set(students = 1, traits: Partial<Parameters<typeof assignmentForm>[1]> = {}) {
  const taught = await makeClassOfStudents(server, students)
  const form = assignmentForm(clock.now(), { classId: taught.id, late: tenPercentADay, ...traits })
  const { id: assignmentId, dueAt, version } = await published(taught.lecturer, form)
  return { ...taught, assignmentId, dueAt, version }
}

describe('the due instant', () => {
  it('is on time itself, and late a millisecond after it', async () => {
    const { lecturer, browsers, students, assignmentId, dueAt } = await set(2)
    clock.forward({ minutes: 60 })
    expect(clock.now().toISOString()).toBe(dueAt)
    const onTime = await makeSubmission(browsers[0]!, assignmentId, { reason: 'not read' })
    expect(onTime.receipt).toMatchObject({ attempt: 1, lateSeconds: 0, penalty: '0', reason: null })
    expect(onTime.receipt.files).toMatchObject([{ name: 'essay.pdf', type: 'application/pdf' }])
    expect(onTime.assignment.state).toBe('submitted')
    clock.forward({ seconds: 0.001 })
    const late = await makeSubmission(browsers[1]!, assignmentId, { reason: 'The bus was late' })
    expect(late.receipt).toMatchObject({ lateSeconds: 1, penalty: '10', reason: 'The bus was late' })
    expect(late.assignment.state).toBe('late')
    const rows = await lecturer.listSubmissions({ assignmentId })
    expect(rows.counts).toMatchObject({ enrolled: 2, submitted: 2, late: 1, toMark: 2 })
    const told = new Map(rows.items.map((it) => [it.studentId, it.handedIn]))
    expect([told.get(students[0]!.id), told.get(students[1]!.id)]).toEqual(['submitted', 'late'])
  })

  it('compares the arrival time: forty submissions at once are judged correctly, however long they wait', async () => {
    const { lecturer, browsers, assignmentId } = await set(40)
    const uploads = await Promise.all(browsers.map((it) => uploaded(it, assignmentId)))
    clock.forward({ minutes: 60 })
    const send = (index: number) =>
      browsers[index]!.submitWork({ assignmentId, submissionId: newId(), uploadIds: [uploads[index]!] })
    const punctual = Array.from({ length: 20 }, (_, index) => send(index))
    // All twenty have arrived. There are fewer database connections than that, so most of them wait.
    await turn()
    await turn()
    clock.forward({ seconds: 0.001 })
    const tardy = Array.from({ length: 20 }, (_, index) => send(20 + index))
    const receipts = (await Promise.all([...punctual, ...tardy])).map(({ receipt }) => receipt)
    expect(receipts.map(({ lateSeconds }) => lateSeconds)).toEqual([
      ...new Array(20).fill(0),
      ...new Array(20).fill(1),
    ])
    expect(new Set(receipts.map(({ code }) => code)).size).toBe(40)
    const { counts } = await lecturer.listSubmissions({ assignmentId })
    expect(counts).toMatchObject({ enrolled: 40, submitted: 40, late: 20 })
  })
})

describe('submitting', () => {
  it('happens once, however often it is sent, even twice at the same time', async () => {
    const { student, assignmentId } = await set()
    const form = { assignmentId, submissionId: newId(), uploadIds: [await uploaded(student, assignmentId)] }
    const [one, other] = await Promise.all([student.submitWork(form), student.submitWork(form)])
    clock.forward({ minutes: 5 })
    const again = await student.submitWork(form)
    expect(other.receipt).toEqual(one.receipt)
    expect(again.receipt).toEqual(one.receipt)
    expect(again.assignment.receipts).toHaveLength(1)
  })

  it('is accepted for one student when two send the same id at once', async () => {
    const { browsers, assignmentId } = await set(2)
    const submissionId = newId()
    const uploads = await Promise.all(browsers.map((it) => uploaded(it, assignmentId)))
    const outcomes = await Promise.allSettled(
      browsers.map((it, index) =>
        it.submitWork({ assignmentId, submissionId, uploadIds: [uploads[index]!] }),
      ),
    )
    const refused = outcomes.filter((it) => it.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['not-found'])
    const waiting = await Promise.all(
      browsers.map(async (it) => (await it.readMyAssignment({ assignmentId })).uploads.length),
    )
    expect(waiting.toSorted()).toEqual([0, 1])
  })

  it('keeps every attempt, and carried-over files, when done again', async () => {
    const { student, assignmentId } = await set()
    const first = await makeSubmission(student, assignmentId, { name: 'one.pdf' })
    const uploadIds = [await uploaded(student, assignmentId, { name: 'two.pdf' })]
    const keepFileIds = [first.receipt.files[0]!.id]
    const second = await student.submitWork({ assignmentId, submissionId: newId(), uploadIds, keepFileIds })
    expect(second.receipt.files.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf'])
    expect(second.assignment.receipts.map(({ attempt }) => attempt)).toEqual([2, 1])
    expect(second.assignment.uploads).toEqual([])
    const wrong = student.submitWork({
      assignmentId,
      submissionId: newId(),
      uploadIds: [],
      keepFileIds: [first.receipt.files[0]!.id],
    })
    // The file of the first attempt has another id in the second.
    expect(await refusal(wrong)).toBe('not-found')
  })

  it('is refused before it opens, after the final cut-off, and without a file', async () => {
    const { student, assignmentId } = await set(1, {
      opensAt: new Date(clock.now().getTime() + 60_000).toISOString(),
      late: { ...tenPercentADay, until: new Date(clock.now().getTime() + 2 * 3_600_000).toISOString() },
    })
    const send = (uploadIds: string[]) =>
      student.submitWork({ assignmentId, submissionId: newId(), uploadIds })
    expect(await refusal(send([]))).toBe('work-not-open')
    clock.forward({ minutes: 1 })
    expect(await refusal(send([]))).toBe('invalid-input')
    const uploadIds = [await uploaded(student, assignmentId)]
    clock.forward({ minutes: 119 })
    expect((await student.readMyAssignment({ assignmentId })).state).toBe('overdue')
    clock.forward({ seconds: 1 })
    expect(await refusal(send(uploadIds))).toBe('work-closed')
    const seen = await student.readMyAssignment({ assignmentId })
    expect(seen).toMatchObject({ state: 'closed', can: { handIn: false }, penaltySteps: [] })
    expect(seen.obstacle).toBe('This assignment no longer accepts work. Its final cut-off has passed.')
  })

  it('cannot be replaced after the due date if it was on time, but can if it was late', async () => {
    const { browsers, assignmentId } = await set(2)
    const [punctual, tardy] = [browsers[0]!, browsers[1]!]
    await makeSubmission(punctual, assignmentId)
    clock.forward({ minutes: 60 })
    await makeSubmission(punctual, assignmentId)
    const uploadIds = [await uploaded(punctual, assignmentId)]
    clock.forward({ seconds: 0.001 })
    const again = punctual.submitWork({ assignmentId, submissionId: newId(), uploadIds })
    expect(await refusal(again)).toBe('work-in-time')
    expect(await refusal(uploaded(punctual, assignmentId))).toBe('work-in-time')
    const seen = await punctual.readMyAssignment({ assignmentId })
    expect(seen).toMatchObject({ state: 'submitted', penalty: '0', can: { handIn: false } })
    expect(seen.obstacle).toBe(errorMessage('work-in-time', 'en-GB'))
    await makeSubmission(tardy, assignmentId)
    clock.forward({ minutes: 1 })
    expect((await makeSubmission(tardy, assignmentId)).receipt.attempt).toBe(2)
  })

  it('shows the penalty beforehand', async () => {
    const { student, assignmentId } = await set()
    clock.forward({ minutes: 61 })
    const { penaltySteps } = await student.readMyAssignment({ assignmentId })
    expect(penaltySteps.map(({ penalty, bestMark }) => [penalty, bestMark])).toEqual([
      ['10', '90'],
      ['20', '80'],
      ['30', '70'],
      ['40', '60'],
      ['50', '50'],
      ['60', '40'],
    ])
  })
})

describe('visibility', () => {
  it('shows only published assignments of my classes, and my work to nobody else', async () => {
    const { id: classId, lecturer, browsers, assignmentId } = await set(2)
    const [mine, other] = browsers as [(typeof browsers)[0], (typeof browsers)[0]]
    const draft = await lecturer.createAssignment(assignmentForm(clock.now(), { classId, title: 'Draft' }))
    const stranger = await makeClassOfStudents(server)
    const { receipt } = await makeSubmission(mine, assignmentId)
    const file = { submissionId: receipt.id, fileId: receipt.files[0]!.id }
    expect((await mine.listMyAssignments({})).items.map(({ id }) => id)).toEqual([assignmentId])
    expect(await refusal(mine.readMyAssignment({ assignmentId: draft.id }))).toBe('not-found')
    expect(await refusal(stranger.student.readMyAssignment({ assignmentId }))).toBe('not-found')
    expect((await other.readMyAssignment({ assignmentId })).receipts).toEqual([])
    for (const them of [other, stranger.student, stranger.lecturer]) {
      expect(await refusal(them.readSubmittedFile(file))).toBe('not-found')
    }
    expect(await mine.readSubmittedFile(file)).toBeInstanceOf(Uint8Array)
    expect(await lecturer.readSubmittedFile(file)).toBeInstanceOf(Uint8Array)
    const foreign = { assignmentId, submissionId: receipt.id, uploadIds: [] }
    expect(await refusal(other.submitWork(foreign))).toBe('not-found')
  })

  it('sorts open work before completed work, by due date', async () => {
    const { id: classId, lecturer, student, assignmentId } = await set()
    const later = await published(
      lecturer,
      assignmentForm(clock.now(), {
        classId,
        dueAt: new Date(clock.now().getTime() + 72 * 3_600_000).toISOString(),
      }),
    )
    const list = async (query = {}) =>
      (await student.listMyAssignments(query)).items.map(({ id, state }) => [id, state])
    expect(await list()).toEqual([
      [assignmentId, 'due-soon'],
      [later.id, 'open'],
    ])
    await makeSubmission(student, assignmentId)
    expect(await list()).toEqual([
      [later.id, 'open'],
      [assignmentId, 'submitted'],
    ])
    expect(await list({ todo: true })).toEqual([[later.id, 'open']])
    const { title, courseCode } = later
    expect(await list({ search: courseCode.toLowerCase() })).toHaveLength(2)
    expect(await list({ search: `${title} ` })).toHaveLength(2)
    expect(await list({ search: '%' })).toEqual([])
    expect(await list({ state: 'submitted' })).toEqual([[assignmentId, 'submitted']])
  })

  it('leaves late work of a past term out of the list of open work', async () => {
    const { id: classId, student, assignmentId } = await set()
    clock.forward({ minutes: 61 })
    const list = async (query = {}) =>
      (await student.listMyAssignments(query)).items.map(({ id, state }) => [id, state])
    expect(await list({ todo: true })).toEqual([[assignmentId, 'overdue']])
    const lastDay = clock.now().toISOString().slice(0, 10)
    const endsOn = (day: SQL) =>
      db
        .update(terms)
        .set({ lastDay: day })
        .where(sql`id = (
      select term_id from classes where id = ${classId})`)
    await endsOn(sql`${lastDay}::date`)
    expect(await list({ todo: true })).toHaveLength(1)
    await endsOn(sql`${lastDay}::date - 1`)
    expect(await list({ todo: true })).toEqual([])
    expect(await list()).toEqual([[assignmentId, 'overdue']])
    expect(await list({ state: 'closed' }), 'listed as not submitted').toEqual([[assignmentId, 'overdue']])
    expect((await student.listMyAssignments({})).items).toMatchObject([{ isTermOver: true }])
  })
})
