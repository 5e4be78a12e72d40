import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { meetings } from '#domains/timetable/timetable.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let admin: TestBrowser
let serial = 0
const isoDay = (at: Date) => at.toISOString().slice(0, 10)
const inDays = (days: number) => isoDay(daysAfter(clock.now(), days))

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const term = (from: number, to: number) => ({
  name: `Term ${++serial} of the test`,
  firstDay: inDays(from),
  lastDay: inDays(to),
  holidays: [],
})

async function course(code = `T${++serial}`) {
  return (await admin.createCourse({ departmentId: null, code, title: code, credits: 10 })).id
}

describe('holidays', () => {
  const days = { firstDay: '2027-01-11', lastDay: '2027-04-02' }
  const holiday = (firstDay: string, lastDay: string, name = 'Reading week') => ({ name, firstDay, lastDay })

  it('are stored with their term, sorted by date, and changed with it', async () => {
    const later = holiday('2027-03-26', '2027-03-29', 'Easter')
    const earlier = holiday('2027-02-15', '2027-02-19')
    const made = await admin.createTerm({ name: 'Spring 2027', ...days, holidays: [later, earlier] })
    expect(made.holidays).toEqual([earlier, later])
    const { id: termId, version } = made
    const changed = await admin.updateTerm({ termId, version, name: 'Spring', ...days, holidays: [later] })
    expect(changed).toMatchObject({ name: 'Spring', holidays: [later], version: 1 })
  })

  it.each([
    ['before the term', [holiday('2027-01-10', '2027-01-12')], 'holidays.0.firstDay'],
    ['after the term', [holiday('2027-04-01', '2027-04-03')], 'holidays.0.lastDay'],
    ['backwards', [holiday('2027-02-16', '2027-02-15')], 'holidays.0.lastDay'],
    [
      'overlapping',
      [holiday('2027-02-15', '2027-02-19'), holiday('2027-02-19', '2027-02-20')],
      'holidays.1.firstDay',
    ],
    ['on a day that does not exist', [holiday('2027-02-30', '2027-03-01')], 'holidays.0.firstDay'],
    ['without a name', [holiday('2027-02-15', '2027-02-15', ' ')], 'holidays.0.name'],
  ])('%s are rejected next to their field', async (_, holidays, field) => {
    await expect(admin.createTerm({ name: `H${++serial}`, ...days, holidays })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })

  it('a term cannot end before it begins', async () => {
    const backwards = { name: 'Back', firstDay: '2027-04-02', lastDay: '2027-01-11', holidays: [] }
    await expect(admin.createTerm(backwards)).rejects.toMatchObject({
      fields: { lastDay: 'Not before the first day' },
    })
  })

  it('the days of a term are within the range its sessions allow', async () => {
    const far = { name: 'Far', firstDay: '2294-09-13', lastDay: '2294-12-17', holidays: [] }
    await expect(admin.createTerm(far)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { firstDay: 'Select a day between 1900 and 2199' },
    })
  })
})

describe('archiving a term', () => {
  it('is possible once it is over, archives its classes and restores exactly those', async () => {
    const made = await admin.createTerm(term(-30, 0))
    const termId = made.id
    const people = { lecturerIds: [], batchIds: [] }
    const earlier = await admin.createClass({ courseId: await course(), termId, ...people })
    const kept = await admin.createClass({ courseId: await course(), termId, ...people })
    await admin.archiveClass({ classId: earlier.id })
    await expect(admin.archiveTerm({ termId })).rejects.toMatchObject({
      code: 'blocked',
      fields: { termId: 'It is not over and has 1 class.' },
    })
    clock.forward({ minutes: 2 * 24 * 60 })
    admin = await server.as(await make.admin())
    await admin.archiveTerm({ termId })
    expect(await refusal(admin.restoreClass({ classId: kept.id }))).toBe('blocked')
    const away = await admin.listClasses({ termId, state: 'archived' })
    expect(away.total).toBe(2)
    await admin.restoreTerm({ termId })
    expect((await admin.listClasses({ termId })).items.map(({ id }) => id)).toEqual([kept.id])
  })
})

describe('copying a term', () => {
  /** A term with two classes: one for a batch of two with a lecturer and two meetings, one bare. */
  async function source() {
    const { id: termId } = await admin.createTerm(term(-60, -1))
    const [lecturer, gone, members] = [
      await make.lecturer(),
      await make.lecturer(),
      [await make.student(), await make.student()],
    ]
    const { id: departmentId } = await admin.createDepartment({ name: `D${++serial}` })
    const { id: programmeId } = await admin.createProgramme({ departmentId, name: 'P' })
    const { id: batchId } = await admin.createBatch({ programmeId, code: `B${++serial}`, intakeYear: 2026 })
    await admin.addBatchMembers({ batchId, studentIds: members.map(({ id }) => id) })
    const full = await admin.createClass({
      courseId: await course(),
      termId,
      lecturerIds: [lecturer.id, gone.id],
      batchIds: [batchId],
    })
    await admin.createClass({ courseId: await course(), termId, lecturerIds: [], batchIds: [] })
    const left = await admin.createClass({ courseId: await course(), termId, lecturerIds: [], batchIds: [] })
    await admin.archiveClass({ classId: left.id })
    await admin.enrolStudents({ classId: full.id, studentIds: [(await make.student()).id] })
    await admin.archivePerson({ personId: gone.id })
    const room = await admin.createRoom({
      name: `Copy ${++serial}`,
      capacity: 9,
      network: null,
      latitude: null,
      longitude: null,
    })
    const at = clock.now()
    const meeting = { classId: full.id, startsAt: '09:00', endsAt: '10:30', createdAt: at, updatedAt: at }
    await platform.db.insert(meetings).values([
      { id: newId(), ...meeting, weekday: 1, roomId: room.id },
      { id: newId(), ...meeting, weekday: 3 },
      { id: newId(), ...meeting, weekday: 5, archivedAt: at },
    ])
    return { termId, full, lecturer, batchId, members }
  }

  it('previews what it would create, then creates that', async () => {
    const { termId, full, lecturer, batchId } = await source()
    const preview = await admin.previewTermCopy({ termId })
    expect(preview).toEqual({ classes: 2, lecturers: 1, batches: 1, meetings: 2, enrolments: 2 })
    const copy = await admin.copyTerm({ termId, ...term(7, 90), enrolments: true })
    expect(copy).toMatchObject({ classes: 2, holidays: [], copy: null })
    expect((await admin.readTerm({ termId })).copy).toEqual({ id: copy.id, name: copy.name })
    const { items } = await admin.listClasses({ termId: copy.id })
    const again = items.find((it) => it.course.id === full.course.id)
    expect(again).toMatchObject({
      lecturers: [{ id: lecturer.id }],
      batches: [{ id: batchId }],
      enrolled: 2,
      meetings: 2,
    })
    expect(again?.id).not.toBe(full.id)
    const notices = (await (await server.as(lecturer)).listNotifications({})).items
    expect(notices[0]).toMatchObject({ title: 'You teach a new class', priority: 'high' })
    const { rows: sessions } = await server.pool.query('select 1 from sessions where class_id = $1', [
      again?.id,
    ])
    // Twelve Mondays and twelve Wednesdays.
    expect(sessions).toHaveLength(24)
    expect(await admin.readClass({ classId: full.id })).toMatchObject({ enrolled: 3, meetings: 2 })
  })

  it('leaves out the enrolments when requested', async () => {
    const { termId, full } = await source()
    const copy = await admin.copyTerm({ termId, ...term(7, 90), enrolments: false })
    const { items } = await admin.listClasses({ termId: copy.id, courseId: full.course.id })
    expect(items).toMatchObject([{ enrolled: 0, batches: [{ members: 2 }] }])
  })

  it('happens once, however many requests come at once', async () => {
    const { termId } = await source()
    const copies = await Promise.allSettled(
      [1, 2, 3].map(() => admin.copyTerm({ termId, ...term(7, 90), enrolments: true })),
    )
    expect(copies.map((it) => (it.status === 'fulfilled' ? 'made' : it.reason.code)).sort()).toEqual([
      'made',
      'term-copied',
      'term-copied',
    ])
    expect(
      (await admin.listTerms({ search: 'of the test', sort: 'firstDay', pageSize: 100 })).total,
    ).toBeGreaterThan(1)
  })

  it('rejects a used name and days out of order, and then creates nothing', async () => {
    const { termId } = await source()
    const { name } = await admin.readTerm({ termId })
    const copy = (change: object) => admin.copyTerm({ termId, ...term(7, 90), enrolments: false, ...change })
    await expect(copy({ name })).rejects.toMatchObject({
      code: 'already-exists',
      fields: { name: expect.any(String) },
    })
    await expect(copy({ lastDay: inDays(1) })).rejects.toMatchObject({
      fields: { lastDay: expect.any(String) },
    })
    expect((await admin.readTerm({ termId })).copy).toBeNull()
    expect(await refusal(admin.copyTerm({ termId: newId(), ...term(1, 2), enrolments: true }))).toBe(
      'not-found',
    )
  })
})

describe('the list of classes', () => {
  it('starts with current terms, then the latest of the others', async () => {
    const title = `C${++serial}`
    const courseId = await course(title)
    const made = { lecturerIds: [], batchIds: [] }
    for (const [from, to] of [
      [-300, -250],
      [100, 190],
      [-10, 80],
      [-200, -110],
    ] as const) {
      const { id: termId } = await admin.createTerm(term(from, to))
      await admin.createClass({ courseId, termId, ...made })
    }
    const { items } = await admin.listClasses({ search: title })
    expect(items.map((it) => it.term.firstDay)).toEqual([-10, 100, -200, -300].map(inDays))
  })
})

describe('weekly meetings of a room', () => {
  it('are those of current terms, on its page, in the list and after an edit', async () => {
    const facts = { capacity: 9, network: null, latitude: null, longitude: null }
    const { id: roomId, version } = await admin.createRoom({ name: `Weekly ${++serial}`, ...facts })
    const at = clock.now()
    const meeting = { roomId, startsAt: '09:00', endsAt: '10:30', createdAt: at, updatedAt: at }
    for (const [from, to] of [
      [-200, -101],
      [-10, 80],
      [90, 180],
    ] as const) {
      const { id: termId } = await admin.createTerm(term(from, to))
      const { id: classId } = await admin.createClass({
        courseId: await course(),
        termId,
        lecturerIds: [],
        batchIds: [],
      })
      await platform.db.insert(meetings).values({ id: newId(), classId, weekday: 2, ...meeting })
    }
    const name = `Weekly ${++serial}`
    const listed = await admin.listRooms({ search: 'Weekly' })
    expect(listed.items.find(({ id }) => id === roomId)?.meetings).toBe(1)
    expect(await admin.readRoom({ roomId })).toMatchObject({ meetings: 1 })
    expect(await admin.updateRoom({ roomId, version, name, ...facts })).toMatchObject({ name, meetings: 1 })
  })
})
