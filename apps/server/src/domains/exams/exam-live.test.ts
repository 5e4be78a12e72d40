import type { LiveEvent } from '@campanile/contract/live.ts'
import { afterAll, expect, it } from 'vitest'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { startListener } from '#events/listener.ts'
import { openEventStream } from '#testing/event-stream.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make, hub, platform, app } = server
const { taughtClass, room, termOf } = timetableFactories(server)
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const listener = startListener(server.url, platform.log, {
  announcement: hub.deliver,
  reconnected: hub.closeAll,
})
await listener.started
afterAll(() => listener.stop())

const [lecturer, student, watching, stranger] = [
  await make.lecturer(),
  await make.student(),
  await make.staff(),
  await make.student(),
]
const admin = await server.as(await make.admin())
const term = await termOf('2030-09-23', '2030-12-13')
const { id: classId } = await taughtClass({ lecturers: [lecturer], students: [student], term })
const hall = await room()
const form = { classId, ...examForm, rooms: [used(hall, 30, watching.id)] }

/** Reads a stream until all of these topics have appeared. */
async function heard(stream: { next: () => Promise<LiveEvent | undefined> }, topics: readonly string[]) {
  const left = new Set(topics)
  while (left.size > 0) left.delete((await stream.next())!.topic)
}
const open = (browser: TestBrowser) => openEventStream(origin, browser)

it('a draft is announced only to admins; once published, moved, seated or cancelled, to everyone affected and nobody else', async () => {
  const other = await open(await server.as(await make.admin()))
  const concerned = await Promise.all(
    [lecturer, student, watching].map(async (it) => open(await server.as(it))),
  )
  const away = await open(await server.as(stranger))
  const everybody = () =>
    Promise.all(concerned.map((it) => heard(it, ['exams', 'sessions', 'notifications'])))

  const { id: examId, version } = await admin.createExam(form)
  expect(await other.next()).toEqual({ topic: 'exams', id: examId })
  const published = await admin.publishExam({ examId, version })
  // This is the first event they receive: there was none about the draft.
  await everybody()
  const { classId: _, ...facts } = form
  const moved = await admin.updateExam({ examId, version: published.version, ...facts, startsAt: '14:00' })
  await everybody()
  await admin.generateExamSeats({ examId, version: moved.version, order: 'name', reassign: false })
  await heard(concerned[1]!, ['exams', 'sessions', 'notifications'])
  const { exam: seated } = await admin.readExam({ examId })
  await admin.cancelExam({ examId, version: seated.version, reason: 'The hall is flooded' })
  await everybody()

  // An earlier event for the stranger would come before these.
  const own = await taughtClass({ students: [stranger] })
  const theirs = await admin.createExam({ ...form, classId: own.id, rooms: [], day: '2030-11-05' })
  await admin.updateExam({
    examId: theirs.id,
    version: theirs.version,
    ...facts,
    day: '2030-11-05',
    rooms: [used(await room())],
  })
  const fresh = (await admin.readExam({ examId: theirs.id })).exam
  await admin.publishExam({ examId: theirs.id, version: fresh.version })
  const first = [await away.next(), await away.next(), await away.next()].filter(
    (it) => it?.topic === 'exams',
  )
  expect(first).toEqual([{ topic: 'exams', id: theirs.id }])
})

it('publishing a whole term and unpublishing an exam are announced, too', async () => {
  const [sitting, watch] = [await open(await server.as(student)), await open(await server.as(watching))]
  await admin.createExam({ ...form, day: '2030-11-06' })
  await admin.publishTermExams({ termId: term.id })
  await Promise.all([sitting, watch].map((it) => heard(it, ['exams', 'sessions', 'notifications'])))
  const [exam] = (await admin.listExams({ classId, state: 'published' })).items
  await admin.unpublishExam({ examId: exam!.id })
  await Promise.all([sitting, watch].map((it) => heard(it, ['exams', 'sessions', 'notifications'])))
})

it('staff who invigilate an exam see it among theirs once it is published', async () => {
  const { id: examId, version } = await admin.createExam({ ...form, day: '2030-11-07' })
  server.clock.forward({
    seconds: (Date.parse('2030-11-01T08:00:00Z') - server.clock.now().getTime()) / 1000,
  })
  const [again, planning] = [await server.as(watching), await server.as(await make.admin())]
  const shown = async () => (await again.listUpcomingExams({})).items.filter(({ id }) => id === examId)
  expect(await shown()).toEqual([])
  await planning.publishExam({ examId, version })
  expect(await shown()).toMatchObject([{ id: examId, invigilating: true, rooms: [hall.name], seat: null }])
  expect((await (await server.as(await make.staff())).listUpcomingExams({})).items).toEqual([])
})
