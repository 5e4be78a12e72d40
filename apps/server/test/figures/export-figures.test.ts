import { weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { defaultLocale } from '@campanile/contract/locale.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { type ExportedRow, exportedRows } from './exported-rows.ts'
import { attendanceRate, countedLetters, rawCampus, rawLateShare } from './raw-attendance.ts'
import { writtenCampus } from './written-campus.ts'

// Every figure in a view of analytics is in its file, as CSV and as XLSX.

const server = await startTestServer()
const { make } = server
const { people, classIds, termId, write } = await writtenCampus(server)

interface Figures {
  sessions: number
  present: number
  late: number
  absent: number
  excused: number
  percentage: number | null
}

/** The columns that every file of attendance figures has. */
const figureCells = ({ sessions, present, late, absent, excused, percentage }: Figures) => ({
  Held: sessions,
  Present: present,
  Late: late,
  Absent: absent,
  Excused: excused,
  'Attendance %': percentage,
})

const only = (rows: readonly ExportedRow[], heads: readonly string[]) =>
  rows.map((row) => Object.fromEntries(heads.map((head) => [head, row[head]])))

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const weekday = (it: number) => weekdayWords(it, defaultLocale)

const readFile = (admin: TestBrowser, view: string, more = '') =>
  exportedRows(server, admin, `/analytics/export?view=${view}${more}`)

/** Attendance files, compared with the views. */
async function viewsWithFiles(admin: TestBrowser) {
  const [trend, history, heat, compared, students, sessions] = [
    await admin.readAttendanceTrend({}),
    await admin.readAttendanceHistory({}),
    await admin.readAttendanceHeatmap({}),
    await admin.compareAttendance({ by: 'class', pageSize: 100 }),
    await admin.listAnalyticsStudents({ pageSize: 100 }),
    await admin.listAnalyticsSessions({ pageSize: 100 }),
  ]
  return [
    {
      shown: trend.weeks.map((it) => ({ Of: 'All', Week: it.number, Monday: it.week, ...figureCells(it) })),
      file: (await readFile(admin, 'trend')).filter(({ Of }) => Of === 'All'),
    },
    {
      shown: history.terms.map((it) => ({ Term: it.name, ...figureCells(it) })),
      file: await readFile(admin, 'history'),
    },
    {
      shown: heat.cells.map((it) => ({
        Weekday: weekday(it.weekday),
        Hour: clock(it.hour),
        ...figureCells(it),
      })),
      file: await readFile(admin, 'heatmap'),
    },
    {
      shown: compared.items.map((it) => ({
        Name: it.name,
        Students: it.students,
        ...figureCells(it),
        'Late %': it.lateShare,
      })),
      file: await readFile(admin, 'comparison', '&by=class'),
    },
    {
      shown: students.items.map((it) => ({ Number: it.number, ...figureCells(it) })),
      file: await exportedRows(server, admin, '/analytics/students/export'),
    },
    {
      shown: sessions.items.map((it) => ({ Class: it.courseCode, ...figureCells(it) })),
      file: await exportedRows(server, admin, '/analytics/sessions/export'),
    },
  ]
}

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

it('the files of attendance figures contain what the views show and the records say', async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      const admin = await server.as(await make.admin())
      for (const { shown, file } of await viewsWithFiles(admin)) {
        const heads = Object.keys(shown[0] ?? {})
        expect(sorted(only(file, heads))).toEqual(sorted(shown))
      }
      const letters = (of: Parameters<typeof countedLetters>[1]) => countedLetters(campus, of)
      const terms = await readFile(admin, 'history')
      expect(terms.at(-1)?.['Attendance %'] ?? null).toBe(attendanceRate(letters(() => true)))
      const students = await exportedRows(server, admin, '/analytics/students/export')
      for (const row of students) {
        const index = people.findIndex(({ lastName }) => lastName === row['Last name'])
        expect(row['Attendance %']).toBe(attendanceRate(letters((_, student) => student === index)))
      }
      const records = await exportedRows(server, admin, '/analytics/records/export')
      expect(records).toHaveLength(letters(() => true).length)
    }),
    { numRuns: 3 },
  )
}, 180_000)

it('the files of lateness, risk and other rules contain what the views show', async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      const admin = await server.as(await make.admin())
      const letters = countedLetters(campus, () => true)

      const lateness = await admin.readLateness({})
      const arrivals = await readFile(admin, 'lateness')
      const times = [
        ...lateness.weekdays.map((it) => ({ When: weekday(it.weekday), ...it })),
        ...lateness.hours.map((it) => ({ When: clock(it.hour), ...it })),
      ]
      expect(only(arrivals.slice(0, times.length), ['When', 'Attended', 'Late', 'Late %'])).toEqual(
        times.map(({ When, came, late, lateShare }) => ({
          When,
          Attended: came,
          Late: late,
          'Late %': lateShare,
        })),
      )
      const ofWeekdays = arrivals.slice(0, lateness.weekdays.length)
      const sum = (head: string) => ofWeekdays.reduce((total, row) => total + Number(row[head]), 0)
      expect(sum('Late')).toBe(letters.filter((it) => it === 'L').length)
      expect(sum('Attended')).toBe(letters.filter((it) => it === 'L' || it === 'P').length)
      expect(lateness.lateShare).toBe(rawLateShare(letters))

      const risk = await admin.listAtRiskStudents({ pageSize: 100 })
      expect(only(await readFile(admin, 'at-risk'), ['Last name', 'Score', 'Attendance %'])).toEqual(
        risk.items.map(({ lastName, score, percentage }) => ({
          'Last name': lastName,
          Score: score,
          'Attendance %': percentage,
        })),
      )

      const rules = { requiredPercentage: 80, latesPerAbsence: 3 }
      const { actual, tried, enrolments, programmes } = await admin.simulatePolicy({ termId, ...rules })
      const tries = await readFile(
        admin,
        'policy',
        `&termId=${termId}&requiredPercentage=80&latesPerAbsence=3`,
      )
      expect(tries).toEqual([
        {
          Programme: 'All',
          'Students in classes': enrolments,
          'Attendance %': actual.percentage,
          'Simulated %': tried.percentage,
          Below: actual.enrolmentsBelow,
          'Below, simulated': tried.enrolmentsBelow,
        },
        ...programmes.map((it) => ({
          Programme: it.name,
          'Students in classes': it.enrolments,
          'Attendance %': it.percentage,
          'Simulated %': it.percentageTried,
          Below: it.below,
          'Below, simulated': it.belowTried,
        })),
      ])
      expect(actual.percentage).toBe(attendanceRate(letters))
    }),
    { numRuns: 3 },
  )
}, 180_000)

it('the lists of students, records and classes behind other screens contain what these show', async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      const admin = await server.as(await make.admin())
      for (const by of ['class', 'student'] as const) {
        const report = await admin.readAttendanceReport({ by, pageSize: 100 })
        const file = await exportedRows(server, admin, `/reports/attendance/export?by=${by}`)
        expect(file.map((row) => row['Attendance %']).filter((it) => it !== undefined)).toEqual(
          report.items.map(({ percentage }) => percentage),
        )
      }
      for (const [index, classId] of classIds.entries()) {
        const rows = await exportedRows(server, admin, `/classes/${classId}/attendance/export?`)
        const shares = rows.map((row) => row['Attendance %'] ?? null)
        const { students } = await admin.readClassReport({ classId })
        expect(shares).toEqual(
          students.map(({ id }) =>
            attendanceRate(
              countedLetters(
                campus,
                (session, student) => session.classIndex === index && people[student]!.id === id,
              ),
            ),
          ),
        )
      }
    }),
    { numRuns: 2 },
  )
}, 180_000)
