import { isBelow, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { isBelowRequired } from '#domains/attendance/counted.sql.ts'
import { batches, batchMembers, departments, programmes } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedClass } from './testing/marked-class.ts'

const server = await startTestServer()
const { make, platform, app, clock } = server
const world = { make, db: platform.db, now: clock.now }
type Query = Parameters<TestBrowser['readAttendanceReport']>[0]
let admin: TestBrowser
let ids: Record<'maths' | 'art' | 'ada' | 'ben' | 'lecturer' | 'batch' | 'programme', string>
const everything = { from: '2000-01-01' }

/** A programme with one batch of these students. */
async function readBatch(code: string, students: string[]) {
  const history = { createdAt: clock.now(), updatedAt: clock.now() }
  const [departmentId, programmeId, batchId] = [newId(), newId(), newId()]
  await platform.db.insert(departments).values({ id: departmentId, name: `Department ${code}`, ...history })
  await platform.db
    .insert(programmes)
    .values({ id: programmeId, departmentId, name: `BSc ${code}`, ...history })
  await platform.db.insert(batches).values({ id: batchId, programmeId, code, intakeYear: 2026, ...history })
  await platform.db.insert(batchMembers).values(students.map((studentId) => ({ studentId, batchId })))
  return { batch: batchId, programme: programmeId }
}

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const lecturer = await make.lecturer({ firstName: 'Lee', lastName: 'Cturer' })
  const second = await make.lecturer({ firstName: 'Sec', lastName: 'Ond' })
  const [ada, ben, eve] = await Promise.all(
    ['Ada', 'Ben', 'Eve'].map((firstName) => make.student({ firstName, lastName: 'Student' })),
  )
  const maths = await markedClass(
    world,
    [lecturer, second],
    [
      [ada!, 'PPPP'],
      [ben!, 'PAAE'],
      [eve!, 'LLAA'],
    ],
  )
  const art = await markedClass(world, [lecturer], [[ada!, 'PA']])
  const { batch, programme } = await readBatch('B26', [ada!.id, ben!.id])
  ids = { maths: maths.id, art: art.id, ada: ada!.id, ben: ben!.id, lecturer: lecturer.id, batch, programme }
})

const rows = async (query: Query) =>
  (await admin.readAttendanceReport({ ...everything, ...query })).items.map((it) => [
    it.name.replace(/ .*/, ''),
    it.held,
    it.present,
    it.late,
    it.absent,
    it.excused,
    it.percentage,
    it.below,
  ])

describe('readAttendanceReport', () => {
  it.each([
    [
      'class',
      [
        ['Maths', 4, 5, 2, 4, 1, 63.6, true],
        ['Art', 2, 1, 0, 1, 0, 50, true],
      ],
    ],
    [
      'student',
      [
        ['Ada', 6, 5, 0, 1, 0, 83.3, false],
        ['Ben', 4, 1, 0, 2, 1, 33.3, true],
        ['Eve', 4, 0, 2, 2, 0, 50, true],
      ],
    ],
    [
      'enrolment',
      [
        ['Ada', 4, 4, 0, 0, 0, 100, false],
        ['Ben', 4, 1, 0, 2, 1, 33.3, true],
        ['Eve', 4, 0, 2, 2, 0, 50, true],
        ['Ada', 2, 1, 0, 1, 0, 50, true],
      ],
    ],
    ['batch', [['B26', 6, 6, 0, 3, 1, 66.7, true]]],
    ['programme', [['BSc', 6, 6, 0, 3, 1, 66.7, true]]],
    [
      'lecturer',
      [
        ['Lee', 6, 6, 2, 5, 1, 61.5, true],
        ['Sec', 4, 5, 2, 4, 1, 63.6, true],
      ],
    ],
  ] as const)('by %s counts every record once', async (by, expected) => {
    const shown = by === 'class' ? expected.map(([, ...figures]) => figures) : expected
    const found = await rows({ by, sort: '-held' })
    expect(by === 'class' ? found.map(([, ...figures]) => figures) : found).toEqual(shown)
  })

  it('names its filters and their totals', async () => {
    const report = await admin.readAttendanceReport({ ...everything, by: 'student', batchId: ids.batch })
    expect(report).toMatchObject({
      narrowedTo: [{ filter: 'batchId', name: 'B26' }],
      overall: { held: 6, present: 6, absent: 3, excused: 1, percentage: 66.7 },
      required: 75,
      below: 1,
      total: 2,
    })
  })

  it('counts a rate as below even if it falls short by less than its decimals show', async () => {
    const { values, version } = await admin.readSettings({})
    const requiring = (requiredPercentage: number, from: number) =>
      admin.updateSettings({
        version: from,
        values: { ...values, attendance: { ...values.attendance, requiredPercentage } },
      })
    const changed = await requiring(67, version)
    const { overall } = await admin.readAttendanceReport({ ...everything, by: 'student', batchId: ids.batch })
    expect(overall).toMatchObject({ percentage: 66.7, below: true })
    await requiring(values.attendance.requiredPercentage, changed.version)
  })

  it.each([
    [{ by: 'class', studentId: 'ben' }, [4]],
    [{ by: 'student', classId: 'art' }, [2]],
    [{ by: 'enrolment', lecturerId: 'lecturer', programmeId: 'programme', sort: 'held' }, [2, 4, 4]],
    [{ by: 'student', classId: 'maths', only: 'below' }, [4, 4]],
    [{ by: 'enrolment', only: 'below', sort: 'percentage', search: 'ada' }, [2]],
    [{ by: 'student', search: 'student ada' }, [6]],
    [{ by: 'student', search: 'nobody' }, []],
    [{ by: 'student', sort: '-held' }, [6, 4, 4]],
  ] as const)('%j', async (query, held) => {
    const named = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, name.endsWith('Id') ? ids[value as 'ada'] : value]),
    )
    expect((await rows(named as Query)).map((row) => row[1])).toEqual(held)
  })

  it('has pages, and returns the number of rows even after the last page', async () => {
    const first = await admin.readAttendanceReport({ ...everything, by: 'student', pageSize: 2 })
    const after = await admin.readAttendanceReport({ ...everything, by: 'student', pageSize: 2, page: 9 })
    expect([first.items.length, first.total, first.below]).toEqual([2, 3, 2])
    expect([after.items.length, after.total, after.below]).toEqual([0, 3, 2])
  })

  it('covers the current term unless days are given, and nothing before it', async () => {
    const { period, terms } = await admin.readAttendanceReport({})
    expect(terms.map(({ from }) => from)).toContain(period.from)
    expect(await rows({ from: '2001-01-01', to: '2001-12-31' })).toEqual([])
    const empty = await admin.readAttendanceReport({ from: '2001-01-01', to: '2001-12-31' })
    expect(empty.overall).toMatchObject({ held: 0, percentage: null, below: false })
  })

  it('is only for admins, and only for valid ids and days', async () => {
    for (const person of [await make.lecturer(), await make.student(), await make.staff()])
      expect(await refusal((await server.as(person)).readAttendanceReport({}))).toBe('forbidden')
    expect(await refusal(admin.readAttendanceReport({ classId: 'x' }))).toBe('invalid-input')
    expect(await refusal(admin.readAttendanceReport({ from: '2026-05-02', to: '2026-05-01' }))).toBe(
      'invalid-input',
    )
    expect(await rows({ classId: newId() })).toEqual([])
  })
})

describe('exportAttendanceReport', () => {
  const download = (query: string) =>
    app.inject({
      url: `/api/reports/attendance/export?from=2000-01-01&${query}`,
      headers: { cookie: admin.cookies.header() },
    })

  it('contains the filtered rows in the requested order', async () => {
    const { body, headers } = await download('by=enrolment&only=below&sort=percentage&format=csv')
    expect(headers['content-disposition']).toContain('attachment; filename="Attendance report ')
    const lines: string[][] = parse(body, { bom: true })
    expect(lines.map((line) => [line[0], line[7]])).toEqual([
      ['Student', 'Attendance %'],
      ['Ben Student', '33.3'],
      ['Ada Student', '50.0'],
      ['Eve Student', '50.0'],
    ])
  })

  it('names its filters in the PDF', async () => {
    const [page] = readPdfTexts(
      (await download(`by=student&batchId=${ids.batch}&only=below&format=pdf`)).rawPayload,
    )
    expect(page).toContain('Since 1 January 2000, B26, Below 75%')
    expect(page!.join('|')).toContain('Ben Student|B26|4|1|0|2|1|33.3')
    expect(page!.join('|')).not.toContain('Ada')
  })
})

it('gives the same result in the database as the rule', async () => {
  const counts = fc.record({ present: fc.nat(60), late: fc.nat(60), absent: fc.nat(60) })
  const cases = fc.sample(counts, 500)
  const column = (name: 'present' | 'late' | 'absent') =>
    sql`${sql.param(cases.map((it) => it[name]))}::int[]`
  for (const required of [0, 50, 74.5, 75, 100]) {
    const { rows: found } = await platform.db.execute<{ below: boolean }>(
      sql`select ${isBelowRequired(sql`x`, required)} as below from unnest(${column('present')}, ${column('late')}, ${column('absent')})
        with ordinality as x (present, late, absent, place) order by place`,
    )
    expect(found.map(({ below }) => below)).toEqual(cases.map((it) => isBelow(tally(it), required)))
  }
})
