import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MeetingsCard } from './MeetingsCard.tsx'
import { m } from './messages.ts'

/** The weekly times and rooms of one class. */
export function ClassTimetable({ classId }: { classId: string }) {
  const meetings = useRead('listMeetings', { classId })
  if (meetings.isPending) return <SkeletonList />
  if (meetings.isError) {
    return (
      <LoadFailed title={m.weCouldntLoadTheTimetable()} error={meetings.error} onRetry={meetings.refetch} />
    )
  }
  return <MeetingsCard taught={meetings.data} />
}
