import {
  sessionRequestKinds,
  sessionRequestStatuses,
} from '@campanile/contract/timetable/session-requests.ts'
import { assert, boolean, constantFrom, date, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classSessionAbilities, currentRequestStatus, requestAbilities } from './session-request.policy.ts'

const now = new Date('2026-11-16T10:00:00Z')
const actors = record({
  id: constantFrom('ana', 'ben'),
  role: constantFrom('admin' as const, 'lecturer' as const, 'student' as const),
})
const requests = record({
  personId: constantFrom('ana', 'ben'),
  kind: constantFrom(...sessionRequestKinds),
  status: constantFrom(...sessionRequestStatuses),
  sessionBegins: date({ min: new Date('2026-11-16T09:00:00Z'), max: new Date('2026-11-16T11:00:00Z') }),
})
const abilities = record({ move: boolean(), cancel: boolean() })

describe('a session request', () => {
  it('expires when its session begins, and only while it is undecided', () => {
    const begins = { sessionBegins: now }
    expect(currentRequestStatus({ status: 'pending', ...begins }, now)).toBe('expired')
    expect(currentRequestStatus({ status: 'pending', sessionBegins: new Date(now.getTime() + 1) }, now)).toBe(
      'pending',
    )
    expect(currentRequestStatus({ status: 'rejected', ...begins }, now)).toBe('rejected')
  })

  it('is withdrawn by its author and decided by admins, both only while it is open', () => {
    assert(
      property(actors, requests, abilities, (actor, request, session) => {
        const can = requestAbilities(actor, request, session, now)
        const open = currentRequestStatus(request, now) === 'pending'
        expect(can.withdraw).toBe(open && actor.id === request.personId)
        expect(can.reject).toBe(open && actor.role === 'admin')
        expect(can.approve).toBe(can.reject && session[request.kind])
      }),
    )
  })
})

describe('a lecturer', () => {
  it('either changes sessions or requests changes, never both', () => {
    assert(
      property(abilities, constantFrom('request', 'direct'), boolean(), (session, mode, hasOpenRequest) => {
        const full = { ...session, restore: true, substitute: true }
        const can = classSessionAbilities({ role: 'lecturer' }, { session: full, mode, hasOpenRequest })
        expect(can.request && (can.move || can.cancel)).toBe(false)
        expect(can.restore || can.substitute).toBe(false)
        if (mode === 'request') expect(can.request).toBe((session.move || session.cancel) && !hasOpenRequest)
        else expect(can).toMatchObject(session)
      }),
    )
  })
})
