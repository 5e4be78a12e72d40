import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedValues, valueLabel } from './changes.rules.ts'
import { findMentions } from './mentions.rules.ts'

const ada = '0198f000-0000-7000-8000-000000000001'
const words = {
  nameOf: (id: string) => (id === ada ? 'Ada Lovelace' : undefined),
  moment: (at: Date) => `at ${at.toISOString()}`,
  locale: 'en-GB',
}

describe('changes', () => {
  it('list each value that differs under its name, and nothing that stayed the same', () => {
    const before = { attendance: { lateAfterMinutes: 10, disputeDays: 14 }, isActive: true }
    const after = { attendance: { lateAfterMinutes: 15, disputeDays: 14 }, isActive: false }
    expect(changedValues(before, after, words)).toEqual([
      { label: 'Late from', before: '10', after: '15' },
      { label: 'Is active', before: 'yes', after: 'no' },
    ])
  })

  it('show ids as people, instants as dates and times, and lists on one line', () => {
    const after = { viewed: [ada], dueAt: '2026-11-16T09:30:00Z', networks: [] }
    expect(changedValues(null, after, words)).toEqual([
      { label: 'Viewed', before: null, after: 'Ada Lovelace' },
      { label: 'Due at', before: null, after: 'at 2026-11-16T09:30:00.000Z' },
      { label: 'Networks', before: null, after: 'none' },
    ])
  })

  it('show no secret, whatever an event contains', () => {
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
          expect(JSON.stringify(changedValues(null, after, words))).not.toContain('s3cret')
        },
      ),
    )
  })

  it('accept any event, return text of limited length, and are empty if nothing differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(changedValues(before, before, words)).toEqual([])
        const changes = changedValues(before, after, words)
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
])('%j is called %j', (path, label) => expect(valueLabel(path, 'en-GB')).toBe(label))

it('mentions every id that an event names, once, wherever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 20 }), fc.nat(3), (ids, how) => {
      const forms: unknown[] = [
        ids,
        { marks: Object.fromEntries(ids.map((id) => [id, 'absent'])) },
        ids.join(' '),
        [[ids]],
      ]
      expect(findMentions(forms[how], null, undefined).sort()).toEqual([...new Set(ids)].sort())
    }),
  )
})

describe('a value', () => {
  const shown = (value: unknown) => changedValues(null, { it: value }, words).map(({ after }) => after)

  it.each([
    ['a list', ['a', 2, null, true], ['a, 2, none, yes']],
    ['an empty list', [], ['none']],
    ['somebody unknown', '0198f000-0000-7000-8000-00000000000f', ['id 0198f000']],
    ['an id within words', `by ${ada}`, [`by ${ada}`]],
    ['an id with more behind it', `${ada}0`, [`${ada}0`]],
    ['an instant without seconds', '2026-11-16T09:30Z', ['at 2026-11-16T09:30:00.000Z']],
    ['an instant with parts of a second', '2026-11-16T09:30:01.25Z', ['at 2026-11-16T09:30:01.250Z']],
    ['an instant that there is not', '2026-11-16T29:30:00Z', ['2026-11-16T29:30:00Z']],
    ['an instant within words', 'on 2026-11-16T09:30:00Z', ['on 2026-11-16T09:30:00Z']],
    ['an instant with more behind it', '2026-11-16T09:30:00Z!', ['2026-11-16T09:30:00Z!']],
    ['a thousand letters', 'x'.repeat(1_000), ['x'.repeat(1_000)]],
    ['more than a thousand letters', 'x'.repeat(1_001), [`${'x'.repeat(1_000)}…`]],
    ['nothing', null, []],
  ])('%s', (_, value, expected) => expect(shown(value)).toEqual(expected))

  it('appears under its own name up to four levels deep, and as JSON below them', () => {
    expect(changedValues(null, { a: { b: { c: { d: 1 } } } }, words)).toMatchObject([
      { label: 'A b c d', after: '1' },
    ])
    expect(changedValues(null, { a: { b: { c: { d: { e: 1 } } } } }, words)).toMatchObject([
      { label: 'A b c d', after: '{"e":1}' },
    ])
  })

  it('in a list of rows appears under the number of its row', () => {
    expect(changedValues(null, { rows: [{ mark: 1 }, { mark: 2 }] }, words)).toMatchObject([
      { label: 'Rows 1 mark', after: '1' },
      { label: 'Rows 2 mark', after: '2' },
    ])
  })

  it('that was removed is shown without a new value', () => {
    expect(changedValues({ a: 1 }, {}, words)).toEqual([{ label: 'A', before: '1', after: null }])
  })

  it('that is secret is shown as hidden', () => {
    expect(changedValues(null, { passwordHash: 'x' }, words)).toMatchObject([{ after: 'not shown' }])
  })

  it('is limited to two hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`a${index}`, index]))
    expect(changedValues(null, many, words)).toHaveLength(200)
  })
})

it.each([
  ['late-work', 'Late work'],
  ['max_files', 'Max files'],
  ['room2Name', 'Room2 name'],
  ['marks.9', 'Marks 10'],
  ['marks.10', 'Marks 11'],
  ['marks.2b', 'Marks 2b'],
  ['marks.a9', 'Marks a9'],
])('%j is called %j in plain words', (path, label) => expect(valueLabel(path, 'en-GB')).toBe(label))

it('mentions at most two thousand', () => {
  const ids = Array.from(
    { length: 2_001 },
    (_, index) => `0198f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  )
  expect(findMentions(ids)).toEqual(ids.slice(0, 2_000))
})
