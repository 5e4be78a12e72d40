import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
clock.forward({ minutes: 1400 * 24 * 60 })
const { admin, adjust, wish, somebody } = await leaveFactories(server)
const { taughtClass } = timetableFactories(server)
const monday = '2030-09-23'

/** A lecturer on leave on the day of a session, who proposes that a colleague covers it. */
async function proposed() {
  const { mine, person } = await somebody()
  await adjust(person.id, 2030, 9600)
  const taught = await taughtClass({ lecturers: [person] })
  await admin.createMeeting({
    classId: taught.id,
    ...{ weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId: null },
  })
  const [first] = (await admin.listClassSessions({ classId: taught.id })).items
  const { mine: theirs, person: colleague } = await somebody()
  const ask = async (it: Parameters<typeof mine.submitLeave>[0]['sessions']) =>
    mine.submitLeave({
      requestId: randomUUID(),
      ...(await wish({ from: monday })),
      reason: 'Family',
      sessions: it,
    })
  const cover = { act: 'cover' as const, sessionId: first!.id, colleagueId: colleague.id }
  return { mine, person, theirs, colleague, first: first!, ask, cover }
}

const listTitles = async ({ id }: TestPerson) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, id))
      .orderBy(desc(notifications.id))
  ).map(({ title }) => title)

describe('a proposed cover', () => {
  it('is offered from those who are free, accepted by the colleague, and applied by the approval', async () => {
    const { mine, person, theirs, colleague, first, ask, cover } = await proposed()
    const check = await mine.checkLeave(await wish({ from: monday }))
    expect(check.sessions[0]!.covers.map(({ id }) => id)).toContain(colleague.id)
    const { id: requestId, version } = await ask([cover])
    expect((await listTitles(colleague))[0]).toBe('Cover requested')
    const [asked] = (await theirs.listMyCoverRequests({})).items
    expect(asked).toMatchObject({
      requestedBy: `${person.firstName} ${person.lastName}`,
      session: { id: first.id },
      can: { answer: true },
    })
    const answered = await theirs.answerCoverRequest({ coverId: asked!.id, answer: 'accepted' })
    expect(answered).toMatchObject({ answer: 'accepted', can: { answer: false } })
    expect((await listTitles(person))[0]).toBe('Cover accepted')
    const { items } = await admin.listLeaveProposals({ requestId })
    expect(items).toMatchObject([{ act: 'cover', colleague: { id: colleague.id }, answer: 'accepted' }])
    const outcome = { act: 'cover' as const, sessionId: first.id, version: first.version }
    await admin.approveLeave({
      requestId,
      version,
      sessions: [{ ...outcome, substituteId: colleague.id }],
    })
    const [row] = await db.select().from(sessions).where(eq(sessions.id, first.id))
    expect(row).toMatchObject({ substituteId: colleague.id })
    const told = await listTitles(colleague)
    expect(told[0]).toBe('Another lecturer covers this session')
    expect(told).not.toContain('Cover not needed')
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, asked!.id))
    expect(events.map(({ operation }) => operation)).toEqual(['answerCoverRequest'])
  })

  it('is declined with a reason, once', async () => {
    const { theirs, person, ask, cover } = await proposed()
    const { id: requestId } = await ask([cover])
    const [asked] = (await theirs.listMyCoverRequests({})).items
    const coverId = asked!.id
    expect(await refusal(theirs.answerCoverRequest({ coverId, answer: 'declined' }))).toBe('invalid-input')
    await theirs.answerCoverRequest({ coverId, answer: 'declined', reason: 'I travel that day' })
    expect((await listTitles(person))[0]).toBe('Cover declined')
    expect(await refusal(theirs.answerCoverRequest({ coverId, answer: 'accepted' }))).toBe('already-decided')
    const { items } = await admin.listLeaveProposals({ requestId })
    expect(items).toMatchObject([{ answer: 'declined', answerReason: 'I travel that day' }])
  })

  it('is released when the leave is withdrawn or rejected, or someone else covers', async () => {
    const withdrawn = await proposed()
    const { id, version } = await withdrawn.ask([withdrawn.cover])
    await withdrawn.mine.withdrawLeave({ requestId: id, version })
    expect((await listTitles(withdrawn.colleague))[0]).toBe('Cover not needed')
    expect((await withdrawn.theirs.listMyCoverRequests({})).items).toEqual([])
    const rejected = await proposed()
    const request = await rejected.ask([rejected.cover])
    await admin.rejectLeave({ requestId: request.id, version: request.version, rejectionReason: 'Exams' })
    expect((await listTitles(rejected.colleague))[0]).toBe('Cover not needed')
    const kept = await proposed()
    const approved = await kept.ask([kept.cover])
    await admin.approveLeave({ requestId: approved.id, version: approved.version })
    expect((await listTitles(kept.colleague))[0]).toBe('Cover not needed')
  })

  it('accepts only own sessions and colleagues who are free', async () => {
    const { ask, cover, first, person } = await proposed()
    const { first: foreign } = await proposed()
    const busy = await proposed()
    await expect(ask([{ act: 'cancel', sessionId: foreign.id }])).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { 'sessions.0': expect.stringContaining('You don’t teach') },
    })
    expect(await refusal(ask([cover, { act: 'cancel', sessionId: first.id }]))).toBe('invalid-input')
    for (const { id } of [busy.person, person, await make.student()])
      expect(await refusal(ask([{ ...cover, colleagueId: id }]))).toBe('invalid-input')
    expect((await ask([{ act: 'cancel', sessionId: first.id }])).status).toBe('pending')
  })

  it('is hidden from everyone else', async () => {
    const { theirs, ask, cover } = await proposed()
    const { id: requestId } = await ask([cover])
    const [asked] = (await theirs.listMyCoverRequests({})).items
    const { mine: stranger } = await somebody()
    const answer = stranger.answerCoverRequest({ coverId: asked!.id, answer: 'accepted' })
    expect(await refusal(answer)).toBe('not-found')
    expect(await refusal(stranger.listLeaveProposals({ requestId }))).toBe('not-found')
    expect(await refusal(theirs.listLeaveProposals({ requestId }))).toBe('not-found')
  })
})
