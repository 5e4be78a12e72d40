import { describe, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { classMakers, ids } from './testing/class-makers.ts'

const server = await startTestServer()
const { make, clock } = server
const makers = await classMakers(server)
const { students, batch, assign, teach, pastTermId } = makers
const head = await make.admin({ firstName: 'Ruth', lastName: 'Okafor' })
const admin = await server.as(head)

/** A person's notifications, newest first. */
async function listNotices(person: TestPerson) {
  const { items } = await (await server.as(person)).listNotifications({})
  return items.map(({ title, message }) => `${title}: ${message}`)
}

describe('a student', () => {
  it('is notified of being enrolled in a class and removed from it, by whom, and what to do', async () => {
    const { id: classId, course } = await teach()
    const [student] = await students(1)
    await admin.enrolStudents({ classId, studentIds: [student!.id] })
    await admin.enrolStudents({ classId, studentIds: [student!.id] })
    await admin.withdrawStudent({ classId, studentId: student!.id })
    await admin.withdrawStudent({ classId, studentId: student!.id })
    expect(await listNotices(student!)).toEqual([
      `You were removed from a class: Ruth Okafor removed you from ${course.title} (This year). Your attendance records and marks so far are kept. If this is a mistake, contact your admin.`,
      `You were enrolled in a class: Ruth Okafor enrolled you in ${course.title} (This year). The sessions are in your schedule.`,
    ])
    const { items } = await (await server.as(student!)).listNotifications({})
    expect(items[0]).toMatchObject({ kind: 'timetable', priority: 'high', navigationPath: '/app/schedule' })
  })

  it('is given the reason that the admin wrote, which the audit log keeps', async () => {
    const { id: classId } = await teach()
    const [student] = await students(1)
    await admin.enrolStudents({ classId, studentIds: [student!.id], reason: 'Moved from the evening class' })
    await admin.withdrawStudent({ classId, studentId: student!.id, reason: 'Enrolled by mistake.' })
    const [removed, enrolled] = await listNotices(student!)
    expect(enrolled).toMatch(/ Reason: Moved from the evening class\.$/)
    expect(removed).toMatch(/ Reason: Enrolled by mistake\.$/)
    const { rows } = await server.pool.query(
      "select after ->> 'reason' as reason from audit_events where entity = 'class' and entity_id = $1 and after ? 'reason'",
      [classId],
    )
    expect(rows.map((row) => row.reason).sort()).toEqual([
      'Enrolled by mistake.',
      'Moved from the evening class',
    ])
  })

  it('is given the reason for leaving a batch, also if no class changes with it', async () => {
    const batchId = await batch('NOTE-3')
    const [student, other] = await students(2)
    await assign(batchId, [student!, other!])
    await admin.removeBatchMember({ batchId, studentId: student!.id, reason: 'Left the programme' })
    await admin.removeBatchMember({ batchId, studentId: student!.id, reason: 'A second click' })
    expect((await listNotices(student!))[0]).toBe(
      'You’re no longer in batch NOTE-3: Ruth Okafor removed you from batch NOTE-3. Your classes stay the same. If this is a mistake, contact your admin. Reason: Left the programme.',
    )
    const { course } = await teach([batchId])
    await admin.removeBatchMember({ batchId, studentId: other!.id, reason: 'Changed course.' })
    const [removed] = await listNotices(other!)
    expect(removed).toContain(`removed you from batch NOTE-3, which takes ${course.title} (This year).`)
    expect(removed).toMatch(/ Reason: Changed course\.$/)
    const { rows } = await server.pool.query(
      "select after -> 'reason' as reason from audit_events where operation = 'removeBatchMember' and entity_id = $1 order by at",
      [batchId],
    )
    expect(rows.map((row) => row.reason)).toEqual(['Left the programme', 'Changed course.'])
  })

  it('is notified once of all classes of a batch, and of moving to another', async () => {
    const [first, second] = [await batch('NOTE-1'), await batch('NOTE-2')]
    const [one, both, two] = [await teach([first]), await teach([first, second]), await teach([second])]
    const [student] = await students(1)
    await admin.addBatchMembers({ batchId: first, studentIds: [student!.id] })
    expect(await listNotices(student!)).toEqual([
      `You were enrolled in 2 classes: Ruth Okafor added you to batch NOTE-1, which takes ${one.course.title} (This year) and ${both.course.title} (This year). The sessions are in your schedule.`,
    ])
    // The class of both batches stays theirs, so it is not mentioned.
    await admin.addBatchMembers({ batchId: second, studentIds: [student!.id] })
    const [newest, next] = await listNotices(student!)
    expect([newest, next].sort()).toEqual([
      `You were enrolled in a class: Ruth Okafor added you to batch NOTE-2, which takes ${two.course.title} (This year). The sessions are in your schedule.`,
      expect.stringContaining(`Ruth Okafor removed you from ${one.course.title} (This year).`),
    ])
    await admin.removeBatchMember({ batchId: second, studentId: student!.id })
    expect((await listNotices(student!))[0]).toContain(
      `You were removed from 2 classes: Ruth Okafor removed you from batch NOTE-2, which takes ${both.course.title}`,
    )
  })

  it('is not notified of classes in a term that is over or still being planned', async () => {
    const year = clock.now().getUTCFullYear() + 1
    const days = { firstDay: `${year}-09-01`, lastDay: `${year}-12-18`, holidays: [] }
    const { id: plannedId } = await admin.createTerm({ name: 'Next year', ...days })
    const [student] = await students(1)
    for (const termId of [pastTermId, plannedId]) {
      const { id: classId } = await teach([], [], termId)
      await admin.enrolStudents({ classId, studentIds: [student!.id] })
    }
    expect(await listNotices(student!)).toEqual([])
  })
})

describe('a lecturer', () => {
  it('is notified of a new class and of losing it, and students of who teaches them now', async () => {
    const [before, after] = [
      await make.lecturer({ firstName: 'Tobias', lastName: 'Okonkwo' }),
      await make.lecturer({ firstName: 'Ines', lastName: 'Marsh' }),
    ]
    const batchId = await batch()
    const group = await students(2)
    await assign(batchId, group)
    const { id: classId, version, course } = await teach([batchId], [before])
    expect(await listNotices(before)).toEqual([
      expect.stringMatching(
        new RegExp(`^You teach a new class: .+ made you a lecturer of ${course.title} \\(This year\\)`),
      ),
    ])
    expect(await listNotices(group[0]!), 'who joins with the lecturer').toHaveLength(1)
    const reason = 'Tobias is on sabbatical'
    await admin.updateClass({ classId, version, lecturerIds: ids([after]), batchIds: [batchId], reason })
    expect((await listNotices(after))[0]).toMatch(/ Reason: Tobias is on sabbatical\.$/)
    expect((await listNotices(before))[0]).toContain(
      `You no longer teach a class: Ruth Okafor removed you as a lecturer of ${course.title} (This year).`,
    )
    expect((await listNotices(after))[0]).toContain('You teach a new class: Ruth Okafor made you')
    for (const student of group) {
      expect((await listNotices(student))[0]).toBe(
        `New lecturer: ${course.title} (This year): now taught by Ines Marsh.`,
      )
    }
    expect(await listNotices(head)).toEqual([])
  })
})
