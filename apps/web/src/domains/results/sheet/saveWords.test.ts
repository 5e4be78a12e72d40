import { expect, it } from 'vitest'
import type { Change } from './markQueue.ts'
import { saveState } from './saveWords.ts'

const change = (over: Partial<Change> = {}): Change => ({ text: '12', base: 0, state: 'waiting', ...over })
const queueOf = (changes: Change[]) => Object.fromEntries(changes.map((it, at) => [String(at), it]))
const words = (changes: Change[], over: Partial<Parameters<typeof saveState>[0]> = {}) =>
  saveState({
    queue: queueOf(changes),
    maxMark: '40',
    isOffline: false,
    kept: queueOf(changes),
    savedAt: undefined,
    ...over,
  }).words

it('states what happened to the changes', () => {
  expect(words([])).toBe('All changes are saved')
  expect(words([], { savedAt: '10:32' })).toBe('Saved 10:32')
  expect(words([change({ state: 'sending' })])).toBe('Saving')
  expect(words([change(), change(), change()], { isOffline: true })).toBe(
    'Offline: 3 changes kept on this device',
  )
  expect(words([change()], { isOffline: true, kept: null })).toContain('keep this page open')
  expect(words([change({ state: 'conflict' })])).toBe('1 mark changed by somebody else: select which to keep')
  expect(words([change({ text: '41' })])).toBe('1 entry isn’t valid and wasn’t saved')
  expect(words([change({ state: 'rejected', reason: 'No.' })])).toBe('1 change was rejected. No.')
})

it('reports a change as stored only once this device has stored it', () => {
  const offline = { isOffline: true, kept: queueOf([change()]) }
  expect(words([change(), change()], offline)).toBe('Offline: 1 change kept on this device')
  expect(words([change()], { isOffline: true, kept: {} })).toBe('Saving')
})
