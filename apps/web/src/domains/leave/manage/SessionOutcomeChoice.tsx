import type { AffectedSession } from '@campanile/contract/leave/leave-management.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'
import { dayAfterLeave, type MovePlan, type OutcomeChoice } from './outcomes.ts'

const acts = [
  { value: 'keep', label: m.keep() },
  { value: 'cancel', label: m.cancel() },
  { value: 'cover', label: m.cover() },
  { value: 'move', label: m.move() },
] as const

interface SessionOutcomeChoiceProps {
  session: AffectedSession
  /** Last day of the leave. */
  leaveEnds: string
  choice: OutcomeChoice
  problem: string | undefined
  /** Its problem takes the focus, and so comes into sight. */
  firstProblem: boolean
  onChoose: (choice: OutcomeChoice) => void
  movePlan: MovePlan
}

/** The decision about one session. */
export function SessionOutcomeChoice(props: SessionOutcomeChoiceProps) {
  const { session, leaveEnds, choice, problem, firstProblem, onChoose, movePlan: MoveFields } = props
  const { dayOf, time, day } = useTimeFormat()
  const whenItIs = {
    day: dayAfterLeave(dayOf(session.startsAt), leaveEnds),
    startsAt: time(session.startsAt),
    endsAt: time(session.endsAt),
    roomId: null,
  }
  const begin = (act: OutcomeChoice['act']) => {
    if (act === 'cover') onChoose({ act, substituteId: '' })
    else if (act === 'move') onChoose({ act, ...whenItIs })
    else onChoose({ act })
  }
  const covers = session.covers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="mt-3 grid gap-3">
      <Segmented
        label={m.whatShouldHappenToSession({ courseCode: session.courseCode, day: day(session.startsAt) })}
        value={choice.act}
        onChange={begin}
        options={acts}
        className="w-full max-w-96"
      />
      {choice.act === 'cover' &&
        (covers.length === 0 ? (
          <p className="text-sm text-warn-ink">{m.noLecturerIsFree()}</p>
        ) : (
          <SelectField
            label={m.substitute()}
            options={[{ value: '', label: m.select() }, ...covers]}
            value={choice.substituteId}
            onChange={({ target }) => onChoose({ act: 'cover', substituteId: target.value })}
            help={m.lecturersFreeAtThatTime()}
          />
        ))}
      {choice.act === 'move' && (
        <MoveFields
          sessionId={session.id}
          room={session.room}
          initial={whenItIs}
          onPlan={(plan) => onChoose({ act: 'move', ...plan })}
        />
      )}
      {problem && (
        <Alert tone="bad" takesFocus={firstProblem}>
          {problem}
        </Alert>
      )}
    </div>
  )
}
