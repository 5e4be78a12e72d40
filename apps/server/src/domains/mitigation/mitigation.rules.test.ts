import { extensionDays } from '@campanile/contract/mitigation/mitigation-words.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { approvesItself, attachmentKey } from './mitigation.rules.ts'

const first = { requestedExtension: 2, sessions: 0, inTerm: 1 }

it.each([
  ['one of the first, for few days', first, { maxDays: 3, perTerm: 1 }, true],
  ['exactly as many days as may be', first, { maxDays: 2, perTerm: 1 }, true],
  ['more days', first, { maxDays: 1, perTerm: 1 }, false],
  ['turned off', first, { maxDays: 0, perTerm: 20 }, false],
  ['the second of one', { ...first, inTerm: 2 }, { maxDays: 3, perTerm: 1 }, false],
  ['the second of two', { ...first, inTerm: 2 }, { maxDays: 3, perTerm: 2 }, true],
  ['before any of the term is counted', { ...first, inTerm: 0 }, { maxDays: 3, perTerm: 1 }, false],
  ['between terms', { ...first, inTerm: null }, { maxDays: 3, perTerm: 1 }, false],
  ['with a session to excuse', { ...first, sessions: 1 }, { maxDays: 3, perTerm: 1 }, false],
])('%s', (_, asked, setting, expected) => expect(approvesItself(asked, setting)).toBe(expected))

it('is off while no days are set, and never goes beyond the limit', () => {
  const days = fc.constantFrom(...extensionDays)
  fc.assert(
    fc.property(
      days,
      fc.nat(30),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(40),
      (asked, maxDays, perTerm, inTerm) => {
        const may = approvesItself({ requestedExtension: asked, sessions: 0, inTerm }, { maxDays, perTerm })
        if (may) expect([asked <= maxDays, inTerm <= perTerm]).toEqual([true, true])
        expect(
          approvesItself({ requestedExtension: asked, sessions: 0, inTerm }, { maxDays: 0, perTerm }),
        ).toBe(false)
      },
    ),
  )
})

const ids = {
  studentId: '0199a000-0000-7000-8000-000000000001',
  requestId: '0199a000-0000-7000-8000-000000000002',
}
const at = new Date(1_795_000_000_000)

it('stores files where spec.md says', () => {
  expect(attachmentKey(ids, { at, index: 0, name: 'Note.pdf' })).toBe(
    `mitigation-attachments/${ids.studentId}/${ids.requestId}/1795000000000_0_Note.pdf`,
  )
})

it('no file name can point outside the request’s folder', () => {
  const nasty = fc.array(fc.constantFrom('..', '/', '\\', '\u0000', '.', 'a', '%2e', ' '), { maxLength: 40 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        nasty.map((it) => it.join('')),
      ),
      (name) => {
        const parts = attachmentKey(ids, { at, index: 3, name }).split('/')
        expect(parts).toHaveLength(4)
        expect(parts[3]).toMatch(/^1795000000000_3_[\w.-]+$/)
      },
    ),
  )
})
