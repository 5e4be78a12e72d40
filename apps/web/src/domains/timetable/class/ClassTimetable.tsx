import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { MeetingsCard } from './MeetingsCard.tsx'
import { m } from './messages.ts'

/** The weekly times and rooms of one class. */
export function ClassTimetable({ classId }: { classId: string }) {
  const query = useRead('listMeetings', { classId })
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheTimetable()} heading="h2">
      {(taught) => <MeetingsCard taught={taught} />}
    </Loaded>
  )
}
