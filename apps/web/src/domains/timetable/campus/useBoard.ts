import type { TimetableExam, TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { useMemo } from 'react'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { courseColours } from '../courseColours.ts'
import { byDay, holidaysOn } from '../weekShape.ts'
import { conflictWords } from './conflicts.ts'
import { useMoving } from './useMoving.ts'

/** A session or an exam on the board. */
export interface BoardEntry {
  id: string
  courseCode: string
  startsAt: string
  endsAt: string
  roomIds: readonly string[]
  session?: TimetableSession
  exam?: TimetableExam
}

const entriesOf = ({ items, exams }: Answer<'readTimetable'>): BoardEntry[] =>
  [
    ...items.map((session) => ({ ...session, roomIds: session.room ? [session.room.id] : [], session })),
    ...exams.map((exam) => ({ ...exam, roomIds: exam.rooms.map(({ id }) => id), exam })),
  ].sort((a, b) => a.startsAt.localeCompare(b.startsAt))

interface Shown {
  days: readonly PlainDate[]
  from: PlainDate
  to: PlainDate
  isCampus: boolean
  open: (sessionId: string) => void
}

/** The data for every view of a week’s timetable. */
export function useBoard(data: Answer<'readTimetable'>, { days, from, to, isCampus, open }: Shown) {
  const time = useTimeFormat()
  const now = useServerNow(data.clockOffset, 30_000)
  const entries = useMemo(() => entriesOf(data), [data])
  const onDay = useMemo(() => byDay(entries, time.dayOf), [entries, time])
  const colours = useMemo(() => courseColours(entries.map((it) => it.courseCode)), [entries])
  const roomIds = isCampus ? data.rooms.map(({ id }) => id) : null
  const moving = useMoving({ range: { days, roomIds }, from, to, now })
  const holidays = (day: PlainDate) => holidaysOn(data.holidays, day)
  return {
    data,
    days,
    time,
    now,
    today: time.dayOf(now),
    entriesOn: (day: PlainDate): readonly BoardEntry[] => onDay.get(day) ?? [],
    holidaysOn: holidays,
    colourOf: (courseCode: string) => `var(--${colours.get(courseCode) ?? 'c1'})`,
    conflictsOf: (session: TimetableSession) =>
      conflictWords(session, holidays(time.dayOf(session.startsAt)).length > 0),
    open,
    moving,
  }
}

export type Board = ReturnType<typeof useBoard>
