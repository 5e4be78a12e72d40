import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, labelOf } from './changes.rules.ts'
import { mentionsOf } from './mentions.rules.ts'

const ada = '0198f000-0000-7000-8000-000000000001'
const words = {
  nameOf: (id: string) => (id === ada ? 'Ada Lovelace' : undefined),
  moment: (at: Date) => `at ${at.toISOString()}`,
}

describe('changes', () => {
  it('say each value that differs under its name, and nothing that stayed', () => {
    const before = { attendance: { lateAfterMinutes: 10, disputeDays: 14 }, isActive: true }
    const after = { attendance: { lateAfterMinutes: 15, disputeDays: 14 }, isActive: false }
    expect(changesOf(before, after, words)).toEqual([
      { label: 'Late after', before: '10', after: '15' },
      { label: 'Is active', before: 'yes', after: 'no' },
    ])
  })

  it('read ids as people, instants as moments, lists in one line', () => {
    const after = { viewed: [ada], dueAt: '2026-11-16T09:30:00Z', networks: [] }
    expect(changesOf(null, after, words)).toEqual([
      { label: 'Viewed', before: null, after: 'Ada Lovelace' },
      { label: 'Due at', before: null, after: 'at 2026-11-16T09:30:00.000Z' },
      { label: 'Networks', before: null, after: 'none' },
    ])
  })

  it('show no secret, whatever an event holds', () => {
    const names = [
      'password',
      'tokenHash',
      'faceDescriptor',
      'receiptCode',
      'sha256',
      'sealedFrames',
      'apiSecret',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.string({ minLength: 12 }),
        fc.boolean(),
        (name, secret, deep) => {
          const value = `s3cret ${secret}`
          const after = deep ? { kept: { [name]: { inner: [value] } } } : { [name]: value }
          expect(JSON.stringify(changesOf(null, after, words))).not.toContain('s3cret')
        },
      ),
    )
  })

  it('take any event, answer with bounded text, and are empty where nothing differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(changesOf(before, before, words)).toEqual([])
        const changes = changesOf(before, after, words)
        expect(changes.length).toBeLessThanOrEqual(200)
        for (const { label, before: was, after: is } of changes) {
          expect(label).not.toBe('')
          expect(was).not.toEqual(is)
          expect((was ?? '').length + (is ?? '').length).toBeLessThan(2_100)
        }
      }),
    )
  })
})

it.each([
  ['requestedExtension', 'Requested extension'],
  ['marks.0.2', 'Marks 1 3'],
  ['faces.kiosk', 'Kiosk'],
  ['', 'Value'],
])('%j is called %j', (path, label) => expect(labelOf(path)).toBe(label))

it('mentions every id that an event names, once, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 20 }), fc.nat(3), (ids, how) => {
      const forms: unknown[] = [
        ids,
        { marks: Object.fromEntries(ids.map((id) => [id, 'absent'])) },
        ids.join(' '),
        [[ids]],
      ]
      expect(mentionsOf(forms[how], null, undefined).sort()).toEqual([...new Set(ids)].sort())
    }),
  )
})
