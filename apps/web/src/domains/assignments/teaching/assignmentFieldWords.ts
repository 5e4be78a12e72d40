import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { TimeFormat } from '#lib/time.ts'
import { instantAt } from '#lib/zonedTime.ts'
import { kindsWords } from '../kindWords.ts'
import type { AssignmentField, AssignmentValues } from './assignmentForm.ts'

export const lateKindWords: Record<LatePolicy['kind'], string> = {
  none: 'Not taken',
  fixed: 'Fixed penalty',
  stepwise: 'Growing penalty',
}
export const lateUnitWords: Record<LatePolicy['unit'], string> = {
  marks: 'Marks',
  percent: 'Per cent of the maximum',
}
export const lateStepWords: Record<LatePolicy['every'], string> = { hour: 'Hour begun', day: 'Day begun' }

export const assignmentFieldLabels: Record<AssignmentField, string> = {
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
  lateFloor: 'Never below',
  lateUntil: 'Final cut-off',
  maxFiles: 'Files',
  maxMegabytes: 'Megabytes a file',
  accepts: 'Kinds of file',
}

/** A value of the form as a person reads it. */
export function assignmentFieldText(
  values: AssignmentValues,
  field: AssignmentField,
  time: TimeFormat,
): string {
  switch (field) {
    case 'accepts':
      return kindsWords(values.accepts)
    case 'lateKind':
      return lateKindWords[values.lateKind]
    case 'lateUnit':
      return lateUnitWords[values.lateUnit]
    case 'lateEvery':
      return lateStepWords[values.lateEvery]
    case 'opensAt':
    case 'dueAt':
    case 'lateUntil':
      return values[field] ? time.dateTime(instantAt(values[field], time.timeZone)) : 'None'
    default:
      return values[field] || 'None'
  }
}
