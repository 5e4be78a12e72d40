import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { daySpan, layoutDay, type Span } from './dayLayout.ts'

const london = createTimeFormat('Europe/London')
const hm = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const at = (start: string, end: string): Span => ({ start: hm(start), end: hm(end) })
const place = (...spans: Span[]) => layoutDay(spans, (it) => it)

describe('side by side', () => {
  it('a session without an overlap has the full width, even beside an adjacent one', () => {
    expect(place(at('09:00', '10:30'), at('10:30', '12:00'))).toMatchObject([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ])
  })

  it('overlapping sessions share the width, and reuse free columns', () => {
    const [long, first, second] = place(at('09:00', '12:00'), at('09:30', '10:30'), at('10:30', '11:30'))
    expect(long).toMatchObject({ lane: 0, lanes: 2 })
    expect(first).toMatchObject({ lane: 1, lanes: 2 })
    expect(second).toMatchObject({ lane: 1, lanes: 2 })
  })

  it('never covers one session with another, and uses no more columns than there are sessions at once', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
      .map(([start, length]) => ({ start, end: Math.min(1440, start + length) }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const placed = place(...spans)
        expect(placed).toHaveLength(spans.length)
        const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end
        for (const it of placed) {
          const beside = placed.filter((other) => other !== it && overlap(it, other))
          expect(it.lane).toBeLessThan(it.lanes)
          for (const other of beside) {
            expect(other.lane).not.toBe(it.lane)
            expect(other.lanes).toBe(it.lanes)
          }
        }
        const atOnce = (minute: number) => placed.filter((it) => it.start <= minute && minute < it.end).length
        const most = Math.max(0, ...placed.map((it) => atOnce(it.start)))
        expect(Math.max(0, ...placed.map((it) => it.lanes))).toBe(most)
      }),
    )
  })
})

describe('the position of a session', () => {
  const span = (startsAt: string, endsAt: string) => daySpan({ startsAt, endsAt }, london)

  it('follows local time, in summer and in winter', () => {
    expect(span('2026-10-23T08:00:00Z', '2026-10-23T09:30:00Z')).toEqual(at('09:00', '10:30'))
    expect(span('2026-10-26T09:00:00Z', '2026-10-26T10:30:00Z')).toEqual(at('09:00', '10:30'))
  })

  it('is in order on the night when the clocks go back', () => {
    expect(span('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z')).toEqual(at('01:30', '02:00'))
  })

  it('continues after midnight', () => {
    expect(span('2026-11-16T23:00:00Z', '2026-11-17T00:00:00Z')).toEqual(at('23:00', '24:00'))
    expect(span('2026-11-16T23:00:00Z', '2026-11-17T01:00:00Z')).toEqual(at('23:00', '25:00'))
    expect(span('2026-11-16T18:00:00Z', '2026-11-16T19:30:00Z')).toEqual(at('18:00', '19:30'))
  })

  it('is never too small to tap', () => {
    expect(span('2026-11-16T23:50:00Z', '2026-11-17T00:10:00Z')).toEqual(at('23:50', '24:20'))
    expect(span('2026-11-16T23:45:00Z', '2026-11-16T23:55:00Z')).toEqual(at('23:30', '24:00'))
    expect(span('2026-11-16T10:00:00Z', '2026-11-16T10:05:00Z')).toEqual(at('10:00', '10:30'))
  })
})
