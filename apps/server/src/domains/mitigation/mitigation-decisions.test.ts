import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { mitigationNotices } from './notices.messages.ts'
import { approval, rejection, submitted } from './testing/requests.ts'
import { type RequestScene, requestScene } from './testing/scene.ts'
import { listRequestEvents, readPersonNotifications } from './testing/traces.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let scene: RequestScene

beforeEach(async () => {
  scene = await requestScene(server)
})

const told = (person: TestPerson) => readPersonNotifications(platform.db, person)
const audited = (requestId: string) => listRequestEvents(platform.db, requestId)

describe('deciding', () => {
  it('approves with the days given and notes; the student is notified', async () => {
    const request = await submitted(scene.asking, { title: 'Flood' })
    const decision = { ...approval(request, 5), adminNotes: 'Get well soon' }
    const decided = await scene.reviewing.decideMitigation(decision)
    expect(decided).toMatchObject({
      status: 'approved',
      grantedExtension: 5,
      adminNotes: 'Get well soon',
      reviewedAt: clock.now().toISOString(),
      reviewedBy: { id: scene.admin.id, name: `${scene.admin.firstName} ${scene.admin.lastName}` },
      autoApproved: false,
      can: { decide: false, reverse: true, remove: true },
    })
    expect(await told(scene.student)).toMatchObject([
      {
        kind: 'decisions',
        title: mitigationNotices('en-GB').requestApproved(),
        message: [
          mitigationNotices('en-GB').approvedBy({
            title: 'Flood',
            name: `${scene.admin.firstName} ${scene.admin.lastName}`,
          }),
          mitigationNotices('en-GB').note({ note: 'Get well soon' }),
        ].join(' '),
        navigationPath: `/app/mitigation?tab=mine&request=${request.id}`,
      },
    ])
    expect(await audited(request.id)).toMatchObject([
      { operation: 'submitMitigation', actorId: scene.student.id },
      {
        operation: 'decideMitigation',
        actorId: scene.admin.id,
        before: { status: 'pending' },
        after: { status: 'approved', grantedExtension: 5, adminNotes: 'Get well soon' },
      },
    ])
    const { items } = await scene.reviewing.listAuditEvents({
      aboutId: scene.student.id,
      action: 'decideMitigation',
    })
    expect(items).toHaveLength(1)
  })

  it('rejects, and grants no days even if some were entered', async () => {
    const request = await submitted(scene.asking)
    const decision = { ...rejection(request, 'No evidence'), grantedExtension: 7 }
    expect(await scene.reviewing.decideMitigation(decision)).toMatchObject({
      status: 'rejected',
      grantedExtension: null,
      can: { decide: false, reverse: false, remove: true },
    })
  })

  it('lets one of two concurrent admins win, and shows the other what was decided', async () => {
    const request = await submitted(scene.asking)
    const other = await server.as(await make.admin())
    const both = await Promise.allSettled([
      scene.reviewing.decideMitigation(approval(request, 2)),
      other.decideMitigation(rejection(request, 'No')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(other.decideMitigation(rejection(request, 'No')))).toBe('already-decided')
    const won = both.find((it) => it.status === 'fulfilled')!.value
    expect(await other.readMitigation({ requestId: request.id })).toEqual(won)
    expect(await told(scene.student)).toHaveLength(1)
  })

  it('is for admins, about requests that exist, with days that can be given', async () => {
    const request = await submitted(scene.asking)
    for (const browser of [
      scene.asking,
      await server.as(await make.lecturer()),
      await server.as(await make.staff()),
    ])
      expect(await refusal(browser.decideMitigation(approval(request)))).toBe('forbidden')
    expect(await refusal(scene.reviewing.decideMitigation(approval({ ...request, id: newId() })))).toBe(
      'not-found',
    )
    for (const days of [-1, 366, 1.5, Number.NaN])
      expect(await refusal(scene.reviewing.decideMitigation(approval(request, days)))).toBe('invalid-input')
    const stale = approval({ ...request, version: request.version + 1 })
    expect(await refusal(scene.reviewing.decideMitigation(stale))).toBe('edit-conflict')
    expect((await scene.reviewing.readMitigation({ requestId: request.id })).status).toBe('pending')
  })
})

describe('reversing', () => {
  const approved = async () => scene.reviewing.decideMitigation(approval(await submitted(scene.asking), 2))

  it('leaves the request approved, records who reversed it and why, and notifies the student', async () => {
    const { id: requestId, version } = await approved()
    const reversed = await scene.reviewing.reverseMitigation({ requestId, version, reason: 'A wrong file' })
    expect(reversed).toMatchObject({
      status: 'approved',
      reversedAt: clock.now().toISOString(),
      reversedBy: { id: scene.admin.id },
      reversalReason: 'A wrong file',
      can: { decide: false, reverse: false, remove: true },
    })
    expect((await told(scene.student)).at(-1)).toMatchObject({
      kind: 'decisions',
      title: mitigationNotices('en-GB').approvalWithdrawn(),
      navigationPath: `/app/mitigation?tab=mine&request=${requestId}`,
    })
  })

  it('happens once, also for two admins at once, and only for approved requests', async () => {
    const { id: requestId, version } = await approved()
    const reverse = () => scene.reviewing.reverseMitigation({ requestId, version, reason: 'Twice' })
    const both = await Promise.allSettled([reverse(), reverse()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(reverse())).toBe('edit-conflict')
    const pending = await submitted(scene.asking)
    const wrong = { requestId: pending.id, version: pending.version, reason: 'No' }
    expect(await refusal(scene.reviewing.reverseMitigation(wrong))).toBe('edit-conflict')
    expect(await refusal(scene.reviewing.reverseMitigation({ ...wrong, reason: ' ' }))).toBe('invalid-input')
    expect(await refusal(scene.asking.reverseMitigation(wrong))).toBe('forbidden')
    expect(await refusal(scene.reviewing.reverseMitigation({ ...wrong, requestId: newId() }))).toBe(
      'not-found',
    )
  })
})

describe('deleting', () => {
  it('is permanent in every status, and the audit log keeps the request', async () => {
    const pending = await submitted(scene.asking, { title: 'Flood' })
    const rejected = await scene.reviewing.decideMitigation(rejection(await submitted(scene.asking)))
    for (const { id: requestId } of [pending, rejected]) {
      await scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice' })
      expect(await refusal(scene.reviewing.readMitigation({ requestId }))).toBe('not-found')
      expect(await refusal(scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice' }))).toBe(
        'not-found',
      )
    }
    expect((await scene.asking.listMyMitigation({})).total).toBe(0)
    expect((await audited(pending.id)).at(-1)).toMatchObject({
      operation: 'deleteMitigation',
      actorId: scene.admin.id,
      before: { studentId: scene.student.id, title: 'Flood', status: 'pending' },
    })
  })

  it('happens once, also for two admins at once', async () => {
    const { id: requestId } = await submitted(scene.asking)
    const both = [1, 2].map(() => scene.reviewing.deleteMitigation({ requestId, reason: 'Sent twice' }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((it) => it.status === 'rejected')?.reason).toMatchObject({ code: 'not-found' })
  })

  it('is for admins only', async () => {
    const { id: requestId } = await submitted(scene.asking)
    for (const browser of [scene.asking, await server.as(await make.lecturer())])
      expect(await refusal(browser.deleteMitigation({ requestId, reason: 'Sent twice' }))).toBe('forbidden')
    await expect(scene.reviewing.deleteMitigation({ requestId, reason: ' ' })).rejects.toThrow()
    expect(await scene.reviewing.readMitigation({ requestId })).toMatchObject({ id: requestId })
  })
})
