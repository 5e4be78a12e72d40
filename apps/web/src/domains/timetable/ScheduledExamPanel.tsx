import type { ScheduledExam } from '@campanile/contract/exams/my-exams.ts'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { saveFrom } from '#lib/saveFrom.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface ScheduledExamPanelProps {
  frame: ScheduleFrame
  exam: ScheduledExam
  onClose: () => void
}

/** Details of one exam: time, rooms, the student's seat and changes. */
export function ScheduledExamPanel({ frame: { time }, exam, onClose }: ScheduledExamPanelProps) {
  const { id, title, courseCode, courseTitle, startsAt, endsAt, rooms, seat, batches } = exam
  return (
    <SidePanel
      onClose={onClose}
      title={m.exam({ title })}
      description={`${courseCode} ${courseTitle}`}
      footer={
        exam.can.readSeats && (
          <Button
            size="lg"
            onClick={() => saveFrom(addressFor('exportExamSeats', { examId: id, format: 'pdf' }))}
          >
            {m.printSeatList()}
          </Button>
        )
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <Fate exam={exam} time={time} />
        <FactRows>
          <Fact label={m.when()}>
            {time.day(startsAt)}
            <br />
            <span className="tnum">{time.range(startsAt, endsAt)}</span>
          </Fact>
          <Fact label={rooms.length > 1 ? m.rooms() : m.room()}>{joinFacts(...rooms) || m.noneYet()}</Fact>
          {seat !== null && <Fact label={m.yourSeat()}>{seat}</Fact>}
          {exam.invigilating && <Fact label={m.you()}>{m.invigilator()}</Fact>}
          {batches.length > 0 && (
            <Fact label={batches.length > 1 ? m.batches() : m.batch()}>{joinFacts(...batches)}</Fact>
          )}
        </FactRows>
      </div>
    </SidePanel>
  )
}

function Fate({ exam, time }: { exam: ScheduledExam; time: ScheduleFrame['time'] }) {
  const { cancelReason, deferred, planned } = exam
  if (cancelReason !== null) {
    return (
      <Alert tone="warn" title={m.thisExamIsCancelled()} className="mb-5">
        {cancelReason}
      </Alert>
    )
  }
  if (deferred) {
    return (
      <Alert tone="info" title={m.yourSittingIsDeferred()} className="mb-5">
        {m.yourNewDateAppearsHere()}
      </Alert>
    )
  }
  if (!planned) return null
  return (
    <Alert tone="info" title={m.thisExamWasMoved()} className="mb-5">
      {m.itWasPlannedFor({
        day: time.day(planned.startsAt),
        range: time.range(planned.startsAt, planned.endsAt),
      })}
    </Alert>
  )
}
