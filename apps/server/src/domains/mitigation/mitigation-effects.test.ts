import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { readStudentRecords } from './testing/excuses.ts'
import { approval, rejection, submitted } from './testing/requests.ts'
import { type ClassScene, classScene } from './testing/scene.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let scene: ClassScene

beforeEach(async () => {
  scene = await classScene(server)
})

const marks = () => readStudentRecords(platform.db, scene.student.id)

const session = async (startsInMinutes: number) => (await make.session(scene.classId, { startsInMinutes })).id

const mark = (sessionId: string, status: (typeof attendanceStatuses)[number]) =>
  scene.lecturing.markAttendance({ sessionId, studentId: scene.student.id, status })

const open = (sessionId: string) =>
  scene.lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })

const asked = (...sessionIds: string[]) => submitted(scene.asking, { classId: scene.classId, sessionIds })

/** Approves a request, then moves the clock, since reversals happen later. */
async function approved(...sessionIds: string[]) {
  const request = await scene.reviewing.decideMitigation(approval(await asked(...sessionIds)))
  clock.forward({ minutes: 1 })
  return request
}

const reversed = ({ id, version }: { id: string; version: number }) =>
  scene.reviewing.reverseMitigation({ requestId: id, version, reason: 'By mistake' })

describe('approving', () => {
  it('previews its effects, then excuses past and future sessions', async () => {
    const [past, ahead] = [await session(-180), await session(180)]
    await mark(past, 'absent')
    const request = await asked(past, ahead)
    const { effects } = await scene.reviewing.previewMitigation({
      requestId: request.id,
      grantedExtension: 0,
    })
    expect(effects).toEqual([
      {
        kind: 'absence',
        subject: expect.stringMatching(/^TC\d+, Mon 16 Nov, 07:00$/),
        before: 'Absent',
        after: 'Excused',
        obstacle: null,
      },
      {
        kind: 'absence',
        subject: expect.stringMatching(/^TC\d+, Mon 16 Nov, 13:00$/),
        before: 'No record',
        after: 'Excused',
        obstacle: null,
      },
    ])
    expect(await marks()).toMatchObject([{ status: 'absent' }])
    const decided = await scene.reviewing.decideMitigation(approval(request))
    expect(decided.effects).toEqual(effects)
    expect(await marks()).toMatchObject([
      { status: 'excused', source: 'mitigation' },
      { status: 'excused', source: 'mitigation' },
    ])
    expect((await scene.asking.readMitigation({ requestId: request.id })).effects).toEqual(effects)
  })

  it('appears on the register without the reason', async () => {
    const past = await session(-180)
    await approved(past)
    expect((await scene.lecturing.readRegister({ sessionId: past })).rows).toMatchObject([
      {
        studentId: scene.student.id,
        status: 'excused',
        source: 'mitigation',
        reason: 'Mitigation request approved',
      },
    ])
  })

  it('skips sessions that were already excused, cancelled or left meanwhile, and says so', async () => {
    const [excused, cancelled, ahead] = [await session(-180), await session(60), await session(240)]
    await mark(excused, 'excused')
    const request = await asked(excused, cancelled, ahead)
    await platform.db.execute(sql`update sessions set status = 'cancelled' where id = ${cancelled}`)
    await platform.db.execute(
      sql`update enrolments set left_at = now() where student_id = ${scene.student.id} and class_id = ${scene.classId}`,
    )
    const decided = await scene.reviewing.decideMitigation(approval(request))
    expect(decided.effects).toMatchObject([
      { before: 'Excused', after: 'Excused', obstacle: 'Already excused' },
      { before: 'No record', after: 'No record', obstacle: 'This session was cancelled' },
      { before: 'No record', after: 'No record', obstacle: 'No longer enrolled in this class' },
    ])
    expect(await marks()).toMatchObject([{ sessionId: excused, source: 'manual' }])
  })

  it('survives check-in: excused students stay excused when it opens and closes', async () => {
    const soon = await session(5)
    await approved(soon)
    await open(soon)
    await scene.lecturing.closeCheckIn({ sessionId: soon })
    await open(soon)
    await scene.lecturing.closeCheckIn({ sessionId: soon })
    expect(await marks()).toMatchObject([{ status: 'excused', source: 'mitigation' }])
  })

  it('has no effects when the request is rejected', async () => {
    const past = await session(-180)
    const request = await asked(past)
    const decided = await scene.reviewing.decideMitigation(rejection(request))
    expect(decided.effects).toEqual([])
    expect(await marks()).toEqual([])
  })

  it('has no preview once the decision is made', async () => {
    const { id: requestId } = await approved(await session(-180))
    const look = (grantedExtension: number) =>
      scene.reviewing.previewMitigation({ requestId, grantedExtension })
    expect(await refusal(look(0))).toBe('already-decided')
    expect(await refusal(look(-1))).toBe('invalid-input')
    expect(await refusal(scene.asking.previewMitigation({ requestId, grantedExtension: 0 }))).toBe(
      'forbidden',
    )
  })
})

describe('reversing', () => {
  it('restores exactly the earlier record, or none', async () => {
    const [late, ahead] = [await session(-180), await session(180)]
    await mark(late, 'late')
    const before = await marks()
    clock.forward({ minutes: 3 })
    const request = await approved(late, ahead)
    expect(await marks()).toHaveLength(2)
    const after = await reversed(request)
    expect(after.effects).toMatchObject([{ obstacle: null }, { obstacle: null }])
    expect(await marks()).toEqual(before)
    const { rows } = await scene.lecturing.readRegister({ sessionId: late })
    expect(rows).toMatchObject([{ status: 'late', reason: null }])
  })

  it('leaves an absence when the session was closed meanwhile', async () => {
    const soon = await session(5)
    const request = await approved(soon)
    await open(soon)
    await scene.lecturing.closeCheckIn({ sessionId: soon })
    await reversed(request)
    expect(await marks()).toMatchObject([{ status: 'absent', source: 'manual', markedBy: null }])
  })

  it('lets the student check in while check-in is open', async () => {
    const soon = await session(5)
    const request = await approved(soon)
    await open(soon)
    await reversed(request)
    expect(await marks()).toEqual([])
  })

  it('keeps a record that was changed since, and says so', async () => {
    const [changed, same] = [await session(-180), await session(-90)]
    const request = await approved(changed, same)
    await mark(changed, 'present')
    const after = await reversed(request)
    expect(after.effects).toMatchObject([
      { obstacle: 'The record was changed after the approval and is kept' },
      { obstacle: null },
    ])
    expect(await marks()).toMatchObject([{ sessionId: changed, status: 'present', source: 'manual' }])
  })

  it('loses no record that is made while the request is approved', async () => {
    const past = await session(-180)
    const request = await asked(past)
    const [decided] = await Promise.all([
      scene.reviewing.decideMitigation(approval(request)),
      mark(past, 'present'),
    ])
    clock.forward({ minutes: 1 })
    await reversed(decided)
    expect(await marks()).toMatchObject([
      { status: 'present', source: 'manual', markedBy: scene.lecturer.id },
    ])
  })

  it('finds its own record again when a change to it was undone', async () => {
    const past = await session(-180)
    const request = await approved(past)
    await mark(past, 'present')
    await scene.lecturing.undoMark({ sessionId: past, studentId: scene.student.id })
    await reversed(request)
    expect(await marks()).toEqual([])
  })
})

describe('deleting an approved request', () => {
  it('reverses its effects', async () => {
    const { id: requestId } = await approved(await session(-180))
    await scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice' })
    expect(await marks()).toEqual([])
  })

  it('can keep them', async () => {
    const { id: requestId } = await approved(await session(-180))
    await scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice', keepEffects: true })
    expect(await marks()).toMatchObject([{ status: 'excused', source: 'mitigation' }])
  })

  it('changes nothing more when it was already reversed', async () => {
    const past = await session(-180)
    const { id: requestId } = await reversed(await approved(past))
    await mark(past, 'late')
    await scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice' })
    expect(await marks()).toMatchObject([{ status: 'late' }])
  })
})

/** A register's possible history before a request: empty, recorded by hand, or closed after check-in. */
const history = fc.record({
  startsInMinutes: fc.integer({ min: -4000, max: 4000 }),
  status: fc.option(fc.constantFrom(...attendanceStatuses)),
  source: fc.constantFrom('face', 'code', 'manual', 'import'),
  byHand: fc.boolean(),
  cancelled: fc.boolean(),
  named: fc.boolean(),
})

it('approving and reversing restores the original state; approving twice changes no more than once', async () => {
  const histories = fc.array(history, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      scene.student = await make.student()
      scene.asking = await server.as(scene.student)
      scene.classId = (await make.class([scene.lecturer], [scene.student])).id
      const named: string[] = []
      const cancelled: string[] = []
      for (const { startsInMinutes, status, source, byHand, ...it } of all) {
        const id = await session(startsInMinutes)
        if (it.named) named.push(id)
        if (it.cancelled) cancelled.push(id)
        if (!status) continue
        const by = byHand ? scene.lecturer.id : null
        await platform.db.execute(sql`
          insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
          values (${id}, ${scene.student.id}, ${status}, ${source}, ${clock.now()}::timestamptz - interval '1 hour', ${by}::uuid)`)
      }
      const before = await marks()
      const [request, second] = [await asked(...named), await asked(...named)]
      await platform.db.execute(
        sql`update sessions set status = 'cancelled' where id = any(${sql.param(cancelled)}::uuid[])`,
      )
      const once = await scene.reviewing.decideMitigation(approval(request))
      const excused = await marks()
      await scene.reviewing.decideMitigation(approval(second))
      expect(await marks()).toEqual(excused)
      clock.forward({ minutes: 1 })
      await reversed(once)
      expect(await marks()).toEqual(before)
    }),
    { numRuns: 25 },
  )
}, 60_000)
