import type { RolloverPlan, TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { newId } from '#db/columns.ts'
import { meetings } from '#domains/timetable/timetable.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'

/** A campus whose term of a year ago can be rolled over into one that begins soon. */
export async function rolloverCampus({ make, clock, as, platform: { db } }: TestServer) {
  let serial = 0
  const admin = await as(await make.admin())

  const toDay = (at: Date) => at.toISOString().slice(0, 10)
  const today = clock.now()
  /** The first Monday that is at least this many days ahead, and a day some days after it. */
  const mondayIn = (days: number, then = 0) => {
    const from = daysAfter(today, days)
    const toMonday = (8 - from.getUTCDay()) % 7
    return toDay(daysAfter(from, toMonday + then))
  }
  /** Ten weeks from a Monday. */
  const weeksFrom = (days: number) => ({ firstDay: mondayIn(days), lastDay: mondayIn(days, 67) })

  async function course() {
    const code = `RO${++serial}`
    const { id } = await admin.createCourse({
      departmentId: null,
      code,
      title: `Course ${code}`,
      credits: 10,
    })
    return { id, code }
  }

  /**
   * A term a year ago with batches of two years. Each batch has a class with a lecturer, a room and a meeting on Monday
   * at nine, and the room is theirs alone.
   */
  async function sourceTerm() {
    const tag = ++serial
    const term = await admin.createTerm({ name: `Source ${tag}`, ...weeksFrom(-371), holidays: [] })
    const { id: departmentId } = await admin.createDepartment({ name: `Department ${tag}` })
    const { id: programmeId } = await admin.createProgramme({ departmentId, name: `Programme ${tag}` })
    const year = async (intakeYear: number) => {
      const code = `P${tag}-${intakeYear}`
      const { id: batchId } = await admin.createBatch({ programmeId, code, intakeYear })
      const members = [await make.student(), await make.student()]
      await admin.addBatchMembers({ batchId, studentIds: members.map(({ id }) => id) })
      const lecturer = await make.lecturer()
      const { code: courseCode, id: courseId } = await course()
      const room = await admin.createRoom({
        name: `Room ${++serial}`,
        capacity: 40,
        network: null,
        latitude: null,
        longitude: null,
      })
      const { id: classId } = await admin.createClass({
        courseId,
        termId: term.id,
        lecturerIds: [lecturer.id],
        batchIds: [batchId],
      })
      const meeting = await addMeeting(classId, room.id)
      return { batchId, code, members, lecturer, courseCode, courseId, classId, roomId: room.id, meeting }
    }
    return { term, programmeId, older: await year(2024), younger: await year(2025) }
  }

  /** On Monday at nine; the sessions of the source term are over, so only the meeting is needed. */
  async function addMeeting(classId: string, roomId: string | null, weekday = 1) {
    const id = newId()
    const times = { weekday, startsAt: '09:00', endsAt: '10:30' }
    await db.insert(meetings).values({ id, classId, roomId, ...times, createdAt: today, updatedAt: today })
    return id
  }

  const newTerm = (days = 7, holidays: { name: string; firstDay: string; lastDay: string }[] = []) => ({
    kind: 'new' as const,
    term: { name: `Target ${++serial}`, ...weeksFrom(days), holidays },
  })

  /** Changes the plan of a draft. */
  const plan = ({ id, version, plan: before }: TermRollover, change: Partial<RolloverPlan>) =>
    admin.saveTermRollover({ rolloverId: id, version, plan: { ...before, ...change } })

  const apply = ({ id, version }: TermRollover) => admin.applyTermRollover({ rolloverId: id, version })
  const undo = ({ id, version }: TermRollover) => admin.undoTermRollover({ rolloverId: id, version })

  /** A draft of a term that begins in a week. */
  const drafted = async (
    { term }: { term: { id: string } },
    days = 7,
    holidays = newTerm(days).term.holidays,
  ) => plan(await admin.startTermRollover({ termId: term.id }), { target: newTerm(days, holidays) })

  /** The classes of the term that was prepared, by course. */
  const classesOf = async ({ target }: TermRollover) => {
    const { items } = await admin.listClasses({ termId: target!.id!, pageSize: 100 })
    return new Map(items.map((it) => [it.course.id, it]))
  }
  const noticesOf = async (person: TestPerson) => {
    const { items } = await (await as(person)).listNotifications({})
    return items.map(({ title }) => title)
  }

  const drafts = { newTerm, plan, drafted, apply, undo }
  return { admin, course, sourceTerm, addMeeting, mondayIn, weeksFrom, classesOf, noticesOf, ...drafts }
}
