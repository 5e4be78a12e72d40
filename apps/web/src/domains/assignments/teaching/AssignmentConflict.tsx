import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { kindsWords } from '../kindWords.ts'
import { type AssignmentField, type AssignmentValues, valuesOf } from './assignmentForm.ts'
import type { useAssignmentForm } from './useAssignmentForm.ts'

const labels: Record<AssignmentField, string> = {
  classId: 'Class',
  title: 'Title',
  text: 'Text',
  opensAt: 'Opens',
  dueAt: 'Due',
  maxMark: 'Maximum mark',
  weight: 'Weight',
  lateKind: 'Late work',
  lateAmount: 'Penalty',
  lateUnit: 'Penalty in',
  lateEvery: 'For each',
  lateFloor: 'Not below',
  lateUntil: 'Last hand-in',
  maxFiles: 'Files',
  maxMegabytes: 'Megabytes a file',
  accepts: 'Kinds of file',
}
const textOf = (values: AssignmentValues, field: AssignmentField) => {
  const value = values[field]
  const text = Array.isArray(value) ? kindsWords(value) : value
  return (field.endsWith('At') || field === 'lateUntil' ? text.replace('T', ', ') : text) || 'Nothing'
}

/** Two people edited one assignment: what differs, field by field, to choose from. */
export function AssignmentConflict({ edit }: { edit: ReturnType<typeof useAssignmentForm> }) {
  const { timeZone } = useTimeFormat()
  const { conflict, differing, choose } = edit
  if (!conflict) return null
  const theirs = valuesOf(conflict.theirs, timeZone)
  return (
    <div className="px-6 py-5 max-md:px-4">
      <Alert tone="warn" title="Somebody else saved this assignment while you were editing" takesFocus>
        Choose what to keep, then save. Until then nothing of either side is lost.
      </Alert>
      <div className="mt-5 space-y-4">
        {differing.map((field) => (
          <ConflictField
            key={field}
            label={labels[field]}
            mine={textOf(conflict.mine, field)}
            theirs={textOf(theirs, field)}
            side={conflict.choice[field] ?? 'theirs'}
            onChoose={(side) => choose(field, side)}
          />
        ))}
      </div>
    </div>
  )
}
