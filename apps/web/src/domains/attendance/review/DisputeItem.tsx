import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'

const Outcome = ({ state }: Pick<Dispute, 'state'>) =>
  state === 'accepted' ? (
    <Chip tone="ok" glyph="tick">
      {m.accepted()}
    </Chip>
  ) : (
    <Chip tone="bad" glyph="cross">
      {m.declined()}
    </Chip>
  )

interface DisputeItemProps {
  dispute: Dispute
  onDecide: () => void
}

/** One dispute: student, session, explanation, and the decision or the link to it. */
export function DisputeItem({ dispute, onDecide }: DisputeItemProps) {
  const { day } = useTimeFormat()
  const { student, session, disputed, words, decision, state } = dispute
  const name = fullName(student)
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} profileImage={student.profileImage} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-label">
          <PersonLink personId={student.id} name={name} />
          {disputed ? (
            <AttendanceChip status={disputed.status} />
          ) : (
            <Chip tone="warn" glyph="exclamation">
              {m.refused()}
            </Chip>
          )}
        </p>
        <p className="tnum mt-1.5 text-sm text-ink-3">
          <ClassLink classId={session.classId}>{session.courseTitle}</ClassLink>, {day(session.startsAt)}
        </p>
        {words && <p className="mt-1 break-words text-base text-ink-2">{m.quoted({ words })}</p>}
        {decision && (
          <p className="mt-1 break-words text-sm text-ink-3">
            {decision.by}, {day(decision.at)}
            {decision.words && `: ${decision.words}`}
          </p>
        )}
      </div>
      {state === 'open' ? (
        <Button onClick={onDecide}>{m.decideAbout({ name, hidden: hidden })}</Button>
      ) : (
        <Outcome state={state} />
      )}
    </li>
  )
}
