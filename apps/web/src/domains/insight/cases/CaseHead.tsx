import type { StudentCase } from '@campanile/contract/insight/student-cases.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'

/** The student of the case, its owner, and its outcome once it is closed. */
export function CaseHead({ found }: { found: StudentCase }) {
  const { dateTime } = useTimeFormat()
  const assign = useAct('assignStudentCase')
  const { id: caseId, version, student, owner, owners, nextStep, openedAt, openedBy, closed, can } = found
  // An owner who has left stays in the list until somebody else is selected.
  const known = owners.some(({ id }) => id === owner.id) ? owners : [owner, ...owners]
  return (
    <div className="grid gap-4">
      <PersonCell
        personId={student.id}
        name={student.name}
        profileImage={student.profileImage}
        sub={student.number}
      />
      <p className="tnum text-sm text-ink-3">{m.openedBy({ name: openedBy, time: dateTime(openedAt) })}</p>
      {nextStep && !closed && <NextStep step={nextStep} />}
      {closed && (
        <Alert tone="ok" title={m.outcomeWords({ outcome: closed.outcome })}>
          {closed.note && <p className="whitespace-pre-line break-words">{closed.note}</p>}
          <p className="tnum text-sm">{m.closedBy({ name: closed.by, time: dateTime(closed.at) })}</p>
        </Alert>
      )}
      {assign.error && <SaveFailed title={m.couldntAssign()} error={assign.error} />}
      <SelectField
        className="md:max-w-80"
        label={m.owner()}
        help={can.change ? m.ownerIsNotified() : undefined}
        disabled={!can.change || assign.isPending}
        value={assign.isPending ? assign.variables.ownerId : owner.id}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => assign.mutate({ caseId, version, ownerId: target.value })}
      />
    </div>
  )
}

/** The next step, and whether it is overdue. */
function NextStep({ step: { text, on } }: { step: NonNullable<StudentCase['nextStep']> }) {
  const { dayOf } = useTimeFormat()
  const isOverdue = on < dayOf(new Date())
  const day = formatPlainDay(on)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {m.nextStep()}
        <Chip tone={isOverdue ? 'bad' : 'info'}>
          {isOverdue ? m.overdueSince({ day }) : m.dueOn({ day })}
        </Chip>
      </p>
      <p className="mt-1 whitespace-pre-line break-words text-base">{text}</p>
    </div>
  )
}
