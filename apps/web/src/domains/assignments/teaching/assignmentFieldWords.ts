import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { TimeFormat } from '#lib/time.ts'
import { instantAt } from '#lib/zonedTime.ts'
import { kindsWords } from '../kindWords.ts'
import type { AssignmentField, AssignmentValues } from './assignmentForm.ts'
import { m } from './messages.ts'

export const lateKindWords: Record<LatePolicy['kind'], string> = {
  none: m.notAccepted(),
  fixed: m.fixedPenalty(),
  stepwise: m.growingPenalty(),
}
export const lateUnitWords: Record<LatePolicy['unit'], string> = {
  marks: m.marks(),
  percent: m.perCentOfTheMaximum(),
}
export const lateStepWords: Record<LatePolicy['every'], string> = {
  hour: m.hourBegun(),
  day: m.dayBegun(),
}

export const assignmentFieldLabels: Record<AssignmentField, string> = {
  classId: m.class(),
  title: m.title(),
  text: m.text(),
  opensAt: m.opens(),
  dueAt: m.due(),
  maxMark: m.maximumMark(),
  weight: m.weight(),
  lateKind: m.lateWork(),
  lateAmount: m.penalty(),
  lateUnit: m.penaltyIn(),
  lateEvery: m.forEach(),
  lateFloor: m.neverBelow(),
  lateUntil: m.finalCutOff(),
  maxFiles: m.files(),
  maxMegabytes: m.megabytesPerFile(),
  accepts: m.kindsOfFile(),
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
      return values[field] ? time.dateTime(instantAt(values[field], time.timeZone)) : m.none()
    default:
      return values[field] || m.none()
  }
}
