import { toEndpoints } from '@campanile/contract/client.ts'
import { operations } from '@campanile/contract/operations.ts'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addEndpoints } from './api.ts'
import { ask, call, isAffected, isSameSubject, readKey } from './reads.ts'

beforeAll(() => addEndpoints(toEndpoints(operations)))

const one = '6a1f0c52-6c0b-4a6e-9d55-0f7f8f3e8f01'
const other = '6a1f0c52-6c0b-4a6e-9d55-0f7f8f3e8f02'

const kept = (...key: Parameters<typeof readKey>) => ({ queryKey: readKey(...key), meta: undefined })

describe('an event', () => {
  test('invalidates the reads of its topic, and no others', () => {
    expect(isAffected(kept('listPeople', {}), { topic: 'people' })).toBe(true)
    expect(isAffected(kept('listSchedule', { from: '', to: '' }), { topic: 'people' })).toBe(false)
    expect(isAffected({ queryKey: ['kept-scans', one], meta: undefined }, { topic: 'people' })).toBe(false)
  })

  test('about a row does not invalidate reads of other rows, but lists', () => {
    const change = { topic: 'register', id: one }
    expect(isAffected(kept('readRegister', { sessionId: one }), change)).toBe(true)
    expect(isAffected(kept('readRegister', { sessionId: other }), change)).toBe(false)
    expect(isAffected(kept('listMissedRegisters', { page: 2 }), change)).toBe(true)
  })

  test('about assignments invalidates marks, and vice versa', () => {
    expect(isAffected(kept('readMarkSheet', { sheetId: one }), { topic: 'assignments', id: one })).toBe(true)
    expect(isAffected(kept('listMyResults', {}), { topic: 'assignments', id: one })).toBe(true)
    expect(isAffected(kept('listMyAssignments', {}), { topic: 'results', id: one })).toBe(true)
    expect(isAffected(kept('listExams', {}), { topic: 'assignments', id: one })).toBe(false)
  })

  test('about anything to decide refreshes what is waiting for an admin', () => {
    for (const topic of ['mitigation', 'payroll', 'attendance-review'])
      expect(isAffected(kept('readWaiting', {}), { topic, id: one })).toBe(true)
    for (const topic of ['passkeys', 'register'])
      expect(isAffected(kept('readWaiting', {}), { topic, id: one })).toBe(false)
  })

  test('does not reset a form with unsaved input', () => {
    const opened = { queryKey: readKey('readPerson', { personId: one }), meta: { once: true } }
    expect(isAffected(opened, { topic: 'people', id: one })).toBe(false)
  })
})

test('a response is kept until the next one of the same row, and of the same version', () => {
  const history = (studentId: string, page: number) =>
    readKey('listMitigationOfStudent', { studentId, page, pageSize: 10 })
  expect(isSameSubject(history(one, 1), history(one, 2))).toBe(true)
  expect(isSameSubject(history(one, 1), history(other, 1))).toBe(false)
  expect(isSameSubject(history(one, 1), readKey('listPeople', {}))).toBe(false)
  expect(isSameSubject(readKey('listPeople', {}, 'a'), readKey('listPeople', {}, 'b'))).toBe(false)
})

describe('an address without an id', () => {
  const refused = (fields: Record<string, string>) => {
    const body = { error: { code: 'invalid-input', message: 'Some fields', fields } }
    const response = () =>
      Promise.resolve(Response.json(body, { status: 400, headers: { 'content-type': 'application/json' } }))
    vi.stubGlobal('fetch', response)
  }
  afterEach(() => vi.unstubAllGlobals())

  test('refers to no existing row, wherever the id is', async () => {
    refused({ classId: 'This is not an id' })
    await expect(ask('readClass', { classId: 'nonsense' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'This doesn’t exist, or you don’t have access to it.',
      fields: {},
    })
    await expect(ask('listEnrolments', { classId: 'nonsense' })).rejects.toMatchObject({ code: 'not-found' })
    refused({ batchId: 'This is not an id' })
    await expect(ask('listPeople', { batchId: 'nonsense' })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is different from a filter that has to be corrected, or an action', async () => {
    refused({ batchId: 'This is not an id', page: 'At least 1' })
    await expect(ask('listPeople', { page: 0 })).rejects.toMatchObject({ code: 'invalid-input' })
    refused({ classId: 'This is not an id' })
    await expect(call('readClass', { classId: 'nonsense' })).rejects.toMatchObject({ code: 'invalid-input' })
  })
})

/** Long or expensive responses, which stay as they were when they were requested. */
const snapshots = ['readAttendanceReport', 'readClassReport', 'listAuditEvents', 'readAuditEvent', 'search']

test('every read of a signed-in person names its topics, or is a snapshot', () => {
  const missing = Object.entries(operations).filter(
    ([name, it]) =>
      it.method === 'GET' &&
      it.kind === 'json' &&
      it.roles !== 'public' &&
      !('topics' in it) &&
      !snapshots.includes(name),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
