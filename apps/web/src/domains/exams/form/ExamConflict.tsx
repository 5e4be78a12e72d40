import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
import { type Choice, choiceOf, differing, merged } from '#lib/editConflict.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useExam } from '../exams.api.ts'
import { type ExamValues, valuesOf } from './examForm.ts'

const labels = {
  type: 'Type',
  title: 'Title',
  day: 'Day',
  startsAt: 'Starts',
  durationMinutes: 'Minutes',
  maxMark: 'Maximum mark',
  weight: 'Weight',
  rooms: 'Rooms',
} as const
type Field = keyof typeof labels
const fields = Object.keys(labels) as Field[]

const words = (values: ExamValues, field: Field) =>
  field === 'rooms'
    ? `${values.rooms.length} rooms, ${values.rooms.reduce((sum, { seats }) => sum + seats, 0)} places`
    : String(values[field])

interface ExamConflictProps {
  /** The exam that the form was opened with. */
  base: Exam
  mine: ExamValues
  onSettled: (newer: Exam, values: ExamValues) => void
  onCancel: () => void
}

/** Somebody else saved first: both versions, field by field. */
export function ExamConflict({ base, mine, onSettled, onCancel }: ExamConflictProps) {
  const newer = useExam(base.id)
  const [chosen, setChosen] = useState<Choice<Field>>({})
  if (newer.isError)
    return <LoadFailed title="We could not load the exam" error={newer.error} onRetry={newer.refetch} />
  if (!newer.data || newer.isFetching) return <SkeletonList />
  const { exam } = newer.data
  const theirs = valuesOf(exam)
  const choice = { ...choiceOf(fields, valuesOf(base), mine, theirs), ...chosen }
  return (
    <div className="space-y-4 px-6 py-5 max-md:px-4">
      <Alert tone="warn" title="Somebody else changed this exam in the meantime" takesFocus>
        Choose what is to stand; nothing of yours is lost.
      </Alert>
      {differing(fields, mine, theirs).map((field) => (
        <ConflictField
          key={field}
          label={labels[field]}
          mine={words(mine, field)}
          theirs={words(theirs, field)}
          side={choice[field] ?? 'theirs'}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      <div className="flex gap-2">
        <Button size="lg" onClick={onCancel}>
          Leave it as it is
        </Button>
        <Button
          size="lg"
          variant="primary"
          onClick={() => onSettled(exam, merged(fields, mine, theirs, choice))}
        >
          Go on with these
        </Button>
      </div>
    </div>
  )
}
