import {
  addTallies,
  attendedSoFar,
  countMarks,
  percentage,
  tally,
} from '@campanile/contract/attendance/attendance-figures.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assessRisk } from '#domains/analytics/views/risk.rules.ts'
import { readStanding } from '#domains/attendance/check-in/standing.service.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { findTextRow, pdfTexts, rateOfRow } from './pdf-texts.ts'
import {
  attendanceRate,
  classes,
  classFacts,
  countedLetters,
  hasLeftCampus,
  rawCampus,
  rawLateShare,
} from './raw-attendance.ts'
import { writtenCampus } from './written-campus.ts'

const server = await startTestServer()
const { make, app } = server
const { people, lecturer, classIds, termId, termStart, today, write } = await writtenCampus(server)

/** Each of these reads every place that shows a figure, several times. */
const patience = { timeout: 120_000 }

const addUp = (rows: readonly Record<'present' | 'late' | 'absent' | 'excused', number>[]) =>
  percentage(
    addTallies(rows.map(({ present, late, absent, excused }) => tally({ present, late, absent, excused }))),
  )

async function csv(admin: TestBrowser, url: string) {
  const { body, statusCode } = await app.inject({ url, headers: { cookie: admin.cookies.header() } })
  expect(statusCode).toBe(200)
  return parse(body, { bom: true, columns: true }) as Record<string, string>[]
}
const toNumber = (text: string | undefined) => (text ? Number(text) : null)

/** Every screen and file that shows the rate of a day. */
async function ratesOfToday(admin: TestBrowser) {
  const onDay = { from: today, to: today }
  const { items } = await admin.listSessionsToday({})
  const held = items
    .filter(({ status }) => status !== 'cancelled')
    .map(({ attending, counted }) => ({ attending: attending ?? 0, counted: counted ?? 0 }))
  return {
    'dashboard headline': percentage(attendedSoFar(held)),
    'dashboard comparison': (await admin.readCampusPulse({})).today.attendance.now,
    'daily report': (await admin.readAttendanceReport(onDay)).overall.percentage,
  }
}

/** Every screen and file that shows the rate of a term. */
async function ratesOfTerm(admin: TestBrowser) {
  const [report, overview, trend, history, heat, lateness] = [
    await admin.readAttendanceReport({}),
    await admin.readAnalyticsOverview({}),
    await admin.readAttendanceTrend({}),
    await admin.readAttendanceHistory({}),
    await admin.readAttendanceHeatmap({}),
    await admin.readLateness({}),
  ]
  return {
    report: report.overall.percentage,
    overview: overview.overall.percentage,
    weeks: addUp(trend.weeks),
    history: history.terms.find(({ id }) => id === termId)?.percentage ?? null,
    'heat map': addUp(heat.cells),
    lateness: lateness.overall.percentage,
    simulator: (await admin.simulatePolicy({ termId })).actual.percentage,
  }
}

/** Every screen and file that shows the rate of a class. */
async function ratesOfClass(admin: TestBrowser, teacher: TestBrowser, classId: string) {
  const { students: rows } = await teacher.readClassReport({ classId })
  const compared = (await admin.compareAttendance({ by: 'class' })).items.find(({ id }) => id === classId)
  const report = await admin.readAttendanceReport({ by: 'class', from: termStart })
  const below = (await admin.readCampusPulse({})).classesBelow.find((it) => it.classId === classId)
  const rates = {
    'class report': percentage(addTallies(rows.map(({ marks }) => tally(countMarks(marks))))),
    comparison: compared?.percentage ?? null,
    report: report.items.find((it) => it.classId === classId)?.percentage ?? null,
    'sessions behind it': addUp((await admin.listAnalyticsSessions({ classId, pageSize: 100 })).items),
    'page of the class': (await teacher.readClassOverview({ classId })).attendance.percentage,
    'classes of the lecturer':
      (await teacher.listMyClasses({})).items.find((it) => it.classId === classId)?.percentage ?? null,
  }
  return below ? { ...rates, 'dashboard, below': below.percentage } : rates
}

/** Every screen and file that shows the rate of a student in the current term. Students who have left have no browser. */
async function ratesOfStudent(
  admin: TestBrowser,
  teacher: TestBrowser,
  own: TestBrowser | null,
  { id }: TestPerson,
) {
  const mine = own && (await own.readMyAttendance({})).classes.filter(({ isCurrent }) => isCurrent)
  const totals = await admin.listStudentTotals({ pageSize: 100 })
  const report = await admin.readAttendanceReport({ by: 'student', pageSize: 100 })
  const behind = await admin.listAnalyticsStudents({ pageSize: 100 })
  const risk = (await admin.listAtRiskStudents({ pageSize: 100 })).items.find((it) => it.studentId === id)
  const exported = await csv(admin, '/api/reports/attendance/export?by=student&format=csv')
  const name = report.items.find((it) => it.studentId === id)?.name
  const rates = {
    ...(mine && { 'own home': percentage(addTallies(mine)) }),
    'list of students': totals.items.find(({ studentId }) => studentId === id)?.percentage ?? null,
    'attendance of the student': (await admin.readStudentAttendance({ studentId: id })).student.percentage,
    'page of the person': (await admin.readPersonPage({ personId: id })).attendance?.percentage ?? null,
    report: report.items.find((it) => it.studentId === id)?.percentage ?? null,
    'report as a file': toNumber(exported.find((it) => it.Student === name)?.['Attendance %']),
    analytics: behind.items.find(({ studentId }) => studentId === id)?.percentage ?? null,
  }
  const taught = (await teacher.listMyAtRiskStudents({})).items.find((it) => it.studentId === id)
  return {
    ...rates,
    ...(risk && { 'at risk': risk.percentage }),
    // Assessed by the classes that the student is still in.
    ...(taught?.classes.length === classes && { 'at risk of the lecturer': taught.percentage }),
  }
}

/** Every screen and file that shows the rate of a student in one class. */
async function ratesInClass(admin: TestBrowser, own: TestBrowser | null, studentId: string, classId: string) {
  const mine = (await own?.readMyAttendance({}))?.classes.find((it) => it.classId === classId)
  const report = await admin.readAttendanceReport({ by: 'enrolment', studentId, classId })
  const inClass = (await admin.readClassReport({ classId })).students.find(({ id }) => id === studentId)
  const office = (await admin.readStudentAttendance({ studentId })).classes.find(
    (it) => it.classId === classId,
  )
  const page = await admin.readPersonPage({ personId: studentId })
  return {
    ...(own && {
      'own home': mine?.percentage ?? null,
      'own page of the class': (await own.readMyClass({ classId })).attendance.percentage,
    }),
    'page of the person': page.classes.find((it) => it.classId === classId)?.percentage ?? null,
    report: report.overall.percentage,
    'class report': inClass ? percentage(tally(countMarks(inClass.marks))) : null,
    'attendance of the student': office?.percentage ?? null,
  }
}

const same = (rates: Record<string, number | null>, expected: number | null) =>
  expect(rates).toEqual(Object.fromEntries(Object.keys(rates).map((place) => [place, expected])))

it('every place that shows an attendance rate shows that of the records', patience, async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      // Each campus has its own browsers, because all requests together exceed the rate limit of one.
      const [admin, teacher] = [await server.as(await make.admin()), await server.as(lecturer)]
      const letters = (of: Parameters<typeof countedLetters>[1]) => countedLetters(campus, of)
      same(await ratesOfToday(admin), attendanceRate(letters(({ week }) => week === 0)))
      same(await ratesOfTerm(admin), attendanceRate(letters(() => true)))
      expect((await admin.readLateness({})).lateShare).toBe(rawLateShare(letters(() => true)))
      for (const [index, classId] of classIds.entries())
        same(
          await ratesOfClass(admin, teacher, classId),
          attendanceRate(letters(({ classIndex }) => classIndex === index)),
        )
      for (const [index, person] of people.entries()) {
        const own = hasLeftCampus(campus.here[index]!) ? null : await server.as(person)
        same(
          await ratesOfStudent(admin, teacher, own, person),
          attendanceRate(letters((_, it) => it === index)),
        )
        const classIndex = index % classes
        same(
          await ratesInClass(admin, own, person.id, classIds[classIndex]!),
          attendanceRate(letters((it, student) => student === index && it.classIndex === classIndex)),
        )
      }
    }),
    { numRuns: 5 },
  )
})

it('the register and the lists of sessions count the records of a session', patience, async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      const ids = await write(campus)
      const [admin, teacher] = [await server.as(await make.admin()), await server.as(lecturer)]
      const found = (await admin.findSessions({ pageSize: 100 })).items
      const analysed = (await admin.listAnalyticsSessions({ pageSize: 100 })).items
      for (const [index, session] of campus.sessions.entries()) {
        if (session.cancelled || session.week === 0) continue
        const letters = countedLetters(campus, (it) => it === session)
        const sessionId = ids[index]!
        const { rows } = await teacher.readRegister({ sessionId })
        const counts = tally(
          countMarks(rows.map(({ status }) => status?.charAt(0).toUpperCase() ?? '.').join('')),
        )
        const listed = found.find((it) => it.sessionId === sessionId)
        const figures = analysed.find((it) => it.sessionId === sessionId)
        expect(percentage(counts)).toBe(attendanceRate(letters))
        for (const { studentId, percentage: inClass } of rows) {
          const student = people.findIndex(({ id }) => id === studentId)
          const { classIndex } = session
          const own = countedLetters(campus, (it, of) => of === student && it.classIndex === classIndex)
          expect(inClass).toBe(attendanceRate(own))
          const checkIn = { sessionId, classId: classIds[classIndex]!, settings: null }
          const { standing } = await readStanding(server.platform, checkIn, studentId)
          expect(standing.percentage, 'on a receipt').toBe(attendanceRate(own))
        }
        expect(listed).toMatchObject({ attending: counts.attended, marked: letters.length })
        expect(figures?.percentage ?? null).toBe(attendanceRate(letters))
      }
    }),
    { numRuns: 3 },
  )
})

const inPrint = (letters: readonly string[]) => attendanceRate(letters)?.toFixed(1)

it('the reports print the rates of the records', patience, async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      const [admin, teacher] = [await server.as(await make.admin()), await server.as(lecturer)]
      for (const by of ['student', 'class'] as const) {
        const { items } = await admin.readAttendanceReport({ by, pageSize: 100 })
        const texts = await pdfTexts(server, admin, `/reports/attendance/export?by=${by}&format=pdf`)
        const names = items.map(({ name }) => name)
        for (const { name, studentId, classId } of items) {
          const letters = countedLetters(campus, (session, student) =>
            studentId ? people[student]!.id === studentId : classIds[session.classIndex] === classId,
          )
          expect(rateOfRow(findTextRow(texts, name, names))).toBe(inPrint(letters))
        }
      }
      for (const [index, classId] of classIds.entries()) {
        const texts = await pdfTexts(server, teacher, `/classes/${classId}/attendance/export?format=pdf`)
        const { students: rows } = await teacher.readClassReport({ classId })
        const names = rows.map(({ lastName }) => lastName)
        for (const { id, lastName } of rows) {
          const letters = countedLetters(
            campus,
            (session, student) => people[student]!.id === id && session.classIndex === index,
          )
          expect(rateOfRow(findTextRow(texts, lastName, names))).toBe(inPrint(letters))
        }
      }
    }),
    { numRuns: 2 },
  )
})

it('a level of risk follows from the records by its rule', patience, async () => {
  await fc.assert(
    fc.asyncProperty(rawCampus, async (campus) => {
      await write(campus)
      const admin = await server.as(await make.admin())
      const { items, counts, required } = await admin.listAtRiskStudents({ pageSize: 100 })
      const firstWeek = Date.parse(`${termStart}T00:00:00+01:00`) / 60_000
      const levels = people.flatMap(({ id }, student) => {
        const facts = classIds.map((classId, index) => classFacts(campus, student, index, classId))
        const risk = assessRisk(facts, { required, firstWeek })
        return risk ? [[id, risk.level, risk.score]] : []
      })
      expect(items.map((it) => [it.studentId, it.level, it.score]).sort()).toEqual(levels.sort())
      for (const level of ['high', 'medium', 'watch'] as const)
        expect(counts[level]).toBe(levels.filter(([, it]) => it === level).length)
    }),
    { numRuns: 5 },
  )
})
