import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MeetingsCard } from './MeetingsCard.tsx'
import { m } from './messages.ts'
import { SessionsCard } from './SessionsCard.tsx'

/** When and where one class meets: every week, and on its dates. */
export function ClassTimetable({ classId }: { classId: string }) {
  const meetings = useRead('listMeetings', { classId })
  if (meetings.isPending) return <SkeletonList />
  if (meetings.isError) {
    return (
      <LoadFailed title={m.weCouldntLoadTheTimetable()} error={meetings.error} onRetry={meetings.refetch} />
    )
  }
  return (
    <div className="mb-5 space-y-5">
      <MeetingsCard taught={meetings.data} />
      <SessionsCard classId={classId} />
    </div>
  )
}
