import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import type { TimetableScope } from '@campanile/contract/timetable/timetable-scopes.ts'
import { useId } from 'react'
import { reasonsOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { Alert } from '#ui/Alert.tsx'
import { showToast } from '#ui/toast.ts'
import { DayTabs } from '../DayTabs.tsx'
import type { ScheduleControl } from '../useScheduleView.ts'
import { CampusGrid } from './CampusGrid.tsx'
import { ConflictList } from './ConflictList.tsx'
import { MovingBar } from './MovingBar.tsx'
import { m } from './messages.ts'
import { TimetableGrid } from './TimetableGrid.tsx'
import { TimetableList } from './TimetableList.tsx'
import { useBoard } from './useBoard.ts'

const ConfirmMove = lazyDialog(() => import('./ConfirmMove.tsx'), 'ConfirmMove')
const TimetablePanel = lazyDialog(() => import('./TimetablePanel.tsx'), 'TimetablePanel')

interface TimetableBoardProps {
  data: Answer<'readTimetable'>
  scope: TimetableScope
  control: ScheduleControl
  days: readonly PlainDate[]
  from: PlainDate
  to: PlainDate
}

/** A week as a grid, or on a phone as a list of the day; sessions are moved in it. */
export function TimetableBoard({ data, scope, control, days, from, to }: TimetableBoardProps) {
  const hintId = useId()
  const wide = useMediaQuery('(min-width: 768px)')
  const isCampus = scope === 'campus'
  const board = useBoard(data, { days, from, to, isCampus, open: control.open })
  const { moving } = board
  const restore = useAct('restoreSession')
  const undo = ({ id: sessionId, version }: ClassSession) =>
    restore.mutate(
      { sessionId, version },
      {
        onError: (error) =>
          void showToast({ type: 'error', title: m.theMoveWasNotUndone(), message: reasonsOf(error) }),
      },
    )
  const session = data.items.find(({ id }) => id === control.opened)
  const onMoved = (moved: ClassSession) => {
    const before = moving.moved?.session
    void showToast({
      type: 'success',
      title: m.sessionMoved({ course: before?.courseCode ?? '' }),
      // Undoing returns to the plan, which is where it was only if it had not been moved before.
      ...(before?.status === 'scheduled' &&
        moved.can.restore && { action: { label: m.undo(), onAction: () => undo(moved) } }),
    })
  }
  return (
    <>
      {data.isCut && <Alert tone="warn" title={m.isCut()} className="m-4" />}
      {wide && (
        <>
          {data.items.some(({ can }) => can.move) && (
            <p id={hintId} className="border-b border-line px-4 py-2 text-sm text-ink-3">
              {isCampus ? m.dragHintCampus() : m.dragHint()}
            </p>
          )}
          {isCampus ? (
            <CampusGrid board={board} hintId={hintId} />
          ) : (
            <TimetableGrid board={board} hintId={hintId} />
          )}
          <MovingBar board={board} />
        </>
      )}
      {!wide && (
        <>
          <DayTabs frame={{ today: board.today, control }} days={days} />
          <TimetableList board={board} day={control.view.date} />
        </>
      )}
      <ConflictList board={board} />
      {session && !moving.moved && (
        <TimetablePanel
          board={board}
          session={session}
          onMove={() => moving.confirm(session)}
          onClose={control.close}
        />
      )}
      {moving.moved?.confirming && (
        <ConfirmMove board={board} moved={moving.moved} onMoved={onMoved} onClose={moving.cancel} />
      )}
    </>
  )
}
