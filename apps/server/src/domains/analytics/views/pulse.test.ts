import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

// Monday at ten.
const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const week = 7 * 24 * 60
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

describe('attendance so far', () => {
  let students: TestPerson[]
  let classId: string
  const session = async (startsInMinutes: number) => (await make.session(classId, { startsInMinutes })).id
  /** Marks students this many minutes from now: some attended, the others are absent. */
  const mark = (sessionId: string, came: number, inMinutes: number, absent = 0) =>
    db.insert(attendanceRecords).values(
      students.slice(0, came + absent).map(({ id: studentId }, place) => ({
        sessionId,
        studentId,
        status: place < came ? ('present' as const) : ('absent' as const),
        source: place < came ? ('face' as const) : ('manual' as const),
        markedAt: minutesAfter(clock.now(), inMinutes),
      })),
    )
  const attendance = async () => (await admin.readCampusPulse({})).today.attendance

  beforeAll(async () => {
    students = await Promise.all(Array.from({ length: 10 }, () => make.student()))
    classId = (await make.class([await make.lecturer()], students)).id
    await db.update(enrolments).set({ enrolledAt: minutesAfter(clock.now(), -3 * week) })
  })

  it('has no value before the first session', async () => {
    expect(await attendance()).toEqual({ now: null, lastWeek: null })
  })

  it('is compared with the same time last week, without later records', async () => {
    const [early, late] = [await session(-week - 50), await session(-week + 120)]
    await mark(early, 2, -week - 45, 3)
    // Recorded after this time of day last week.
    await db.insert(attendanceRecords).values(
      students.slice(5).map(({ id: studentId }, place) => ({
        sessionId: early,
        studentId,
        status: place < 4 ? ('late' as const) : ('absent' as const),
        source: 'manual' as const,
        markedAt: minutesAfter(clock.now(), -week + 10),
      })),
    )
    await mark(late, 9, -week + 125, 1)
    await mark(await session(-50), 6, -45, 4)
    await session(120)
    expect(await attendance()).toEqual({ now: 60, lastWeek: 40 })
  })

  it('equals the report of the day: no cancelled sessions, excused students or registers not taken', async () => {
    const cancelled = await session(-week - 30)
    await mark(cancelled, 9, -week - 25)
    await db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, cancelled))
    await session(-20)
    await db.insert(attendanceRecords).values({
      sessionId: await session(-30),
      studentId: students[0]!.id,
      status: 'excused',
      source: 'manual',
      markedAt: clock.now(),
    })
    // Records of students who have left still count.
    await db
      .update(enrolments)
      .set({ leftAt: minutesAfter(clock.now(), -60) })
      .where(eq(enrolments.studentId, students[8]!.id))
    expect(await attendance()).toEqual({ now: 60, lastWeek: 40 })
    const { overall } = await admin.readAttendanceReport({ from: '2026-11-16', to: '2026-11-16' })
    expect(overall.percentage).toBe(60)
  })

  it('includes a check-in opened before its session', async () => {
    await mark(await session(20), 10, 0)
    expect((await attendance()).now).toBe(80)
  })
})

describe('staff present', () => {
  it('counts the same people as the board', async () => {
    const today = '2026-11-16'
    const at = (time: string) => new Date(`${today}T${time}:00Z`)
    const came = (personId: string, inAt: string, outAt: string | null = null) =>
      db.insert(staffDays).values({
        personId,
        date: today,
        inAt: at(inAt),
        inSource: 'face',
        outAt: outAt === null ? null : at(outAt),
        outSource: outAt === null ? null : 'face',
        status: 'present',
      })
    const [inNow, left, , onLeave, gone] = await Promise.all(Array.from({ length: 5 }, () => make.staff()))
    // Visiting lecturers have no working hours, so they count only when they are here.
    const [guest] = [
      await make.lecturer({ employmentType: 'visiting' }),
      await make.lecturer({ employmentType: 'visiting' }),
    ]
    const partTime = await make.staff({ employmentType: 'part-time' })
    await db.update(people).set({ isActive: false }).where(eq(people.id, gone!.id))
    await came(inNow!.id, '08:50')
    await came(left!.id, '08:00', '09:30')
    await came(guest.id, '09:10')
    await came(partTime.id, '09:00')
    await db
      .insert(staffDays)
      .values({ personId: onLeave!.id, date: today, status: 'on-leave', onLeave: true })
    const { counts } = await admin.readStaffBoard({})
    const { staff } = (await admin.readCampusPulse({})).today
    expect(staff.present).toBe(counts.in + counts.left)
    expect(staff.expected).toBe(staff.present + counts.missing + counts.due + counts.absent)
    // Includes the lecturer of the class above, who is missing like one of the staff.
    expect(staff).toEqual({ present: 4, expected: 6 })
  })
})
