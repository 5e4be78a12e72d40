import { useState } from 'react'
import { addDays, weekdayOf } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { isSpan } from '../class/timetableWords.ts'
import { FoundRooms } from './FoundRooms.tsx'
import { m } from './messages.ts'

const friday = 5

/** The next teaching day, because searches are seldom for today. */
function nextWorkday(today: string): string {
  const next = addDays(today, 1)
  return weekdayOf(next) <= friday ? next : nextWorkday(next)
}

const seatsPattern = /^[1-9]\d{0,4}$/

/** Rooms that are free at a time, and when taken ones become free. */
export function FindRoomPanel({ onClose }: { onClose: () => void }) {
  const { dayOf } = useTimeFormat()
  const [wish, setWish] = useState(() => ({
    day: nextWorkday(dayOf(new Date())),
    startsAt: '10:00',
    endsAt: '11:30',
    seats: '30',
    network: false,
    location: false,
  }))
  const field = (name: 'day' | 'startsAt' | 'endsAt' | 'seats') => ({
    name,
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setWish((it) => ({ ...it, [name]: target.value })),
  })
  const check = (name: 'network' | 'location') => ({
    checked: wish[name],
    onChange: ({ target }: { target: { checked: boolean } }) =>
      setWish((it) => ({ ...it, [name]: target.checked })),
  })
  const { day, startsAt, endsAt, seats, network, location } = wish
  const complete =
    day !== '' && isSpan(startsAt, endsAt) && seatsPattern.test(seats) && Number(seats) <= 20_000
  const found = useRead(
    'findRooms',
    complete
      ? {
          day,
          startsAt,
          endsAt,
          seats: Number(seats),
          ...(network && { network: 'true' }),
          ...(location && { location: 'true' }),
        }
      : null,
  )
  return (
    <SidePanel title={m.findFreeRoom()} description={m.sortHint()} onClose={onClose}>
      <div className="px-6 py-5 max-md:px-4">
        <DateField label={m.day()} {...field('day')} />
        <div className="grid grid-cols-3 gap-3">
          <TimeField label={m.from()} {...field('startsAt')} />
          <TimeField label={m.to()} {...field('endsAt')} />
          <NumberField label={m.minimumSeats()} help="" {...field('seats')} />
        </div>
        <div className="space-y-2">
          <CheckField label={m.checkInNetwork()} {...check('network')} />
          <CheckField label={m.checkInPlace()} {...check('location')} />
        </div>
      </div>
      <FoundRooms found={found} day={day} />
    </SidePanel>
  )
}
