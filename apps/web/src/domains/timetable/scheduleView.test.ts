import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#lib/plainDate.ts'
import type { WeekStart } from '#lib/time.ts'
import { weekOf } from '#lib/weeks.ts'
import {
  onToday,
  readScheduleView,
  scheduleRange,
  scheduleTitle,
  scheduleViews,
  steppedSchedule,
  writeScheduleView,
} from './scheduleView.ts'

const today = '2026-11-18'
const dates = fc.integer({ min: -4000, max: 4000 }).map((days) => addDays(today, days))
const views = fc.record({ view: fc.constantFrom(...scheduleViews), date: dates })
const starts = fc.constantFrom<WeekStart>('monday', 'sunday', 'saturday')

describe('the view in the URL', () => {
  it('is the week of today by default', () => {
    expect(readScheduleView(new URLSearchParams(), today)).toEqual({ view: 'week', date: today })
    expect(readScheduleView(new URLSearchParams('view=year&date=2026-02-30'), today)).toEqual({
      view: 'week',
      date: today,
    })
  })

  it('is read as it was written, and keeps the rest of the query', () => {
    fc.assert(
      fc.property(views, (view) => {
        const written = writeScheduleView(new URLSearchParams('subscribe=1'), view, today)
        expect(readScheduleView(written, today)).toEqual(view)
        expect(written.get('subscribe')).toBe('1')
      }),
    )
    const week = new URLSearchParams('view=month&date=2026-12-01&session=x')
    expect(writeScheduleView(week, { view: 'week', date: today }, today).toString()).toBe('')
  })
})

describe('the displayed period', () => {
  it('contains the day and never exceeds six weeks', () => {
    fc.assert(
      fc.property(views, starts, (view, start) => {
        const { from, to } = scheduleRange(view, start)
        expect(from <= view.date && view.date <= to).toBe(true)
        expect(daysBetween(from, to)).toBeLessThan(42)
        if (view.view !== 'agenda')
          expect([weekOf(from, start).from, weekOf(to, start).to]).toEqual([from, to])
      }),
    )
  })

  it('moves forward and back without gaps or overlaps', () => {
    fc.assert(
      fc.property(views, starts, (view, start) => {
        const next = steppedSchedule(view, 1, start)
        const [now, then] = [scheduleRange(view, start), scheduleRange(next, start)]
        if (view.view === 'month') expect(daysBetween(now.to, then.from)).toBeLessThan(2)
        else expect(then.from).toBe(addDays(now.to, 1))
        expect(scheduleRange(steppedSchedule(next, -1, start), start)).toEqual(now)
      }),
    )
  })

  it('returns to today if today is shown', () => {
    expect(onToday({ view: 'week', date: '2026-11-16' }, today, 'monday').date).toBe(today)
    expect(onToday({ view: 'month', date: '2026-11-01' }, today, 'monday').date).toBe(today)
    expect(onToday({ view: 'week', date: '2026-11-23' }, today, 'monday').date).toBe('2026-11-23')
    expect(onToday({ view: 'agenda', date: '2026-11-01' }, today, 'monday').date).toBe('2026-11-01')
  })

  it('has a name', () => {
    expect(scheduleTitle({ view: 'week', date: today }, 'monday', ['2026-11-16', '2026-11-20'])).toBe(
      '16 to 20 November',
    )
    expect(scheduleTitle({ view: 'month', date: today }, 'monday')).toBe('November 2026')
    expect(scheduleTitle({ view: 'agenda', date: today }, 'monday')).toBe('18 November to 15 December')
  })
})
