import {
  type Assignment,
  createAssignmentInput,
  defaultFileBytes,
  type lateKinds,
  type lateSteps,
  type lateUnits,
  noLatePolicy,
} from '@campanile/contract/assignments/assignment.ts'
import { type WorkExtension, workKinds } from '@campanile/contract/assignments/work-kinds.ts'
import type { z } from 'zod/mini'
import { inWords } from '#lib/inWords.ts'
import { instantAt, localTimeOf } from '#lib/zonedTime.ts'
import { markText, typedMark } from '../marks.ts'
import { m } from './messages.ts'

/** The form of an assignment: numbers as typed, times as the institution's clocks show them. */
export interface AssignmentValues {
  classId: string
  title: string
  text: string
  opensAt: string
  dueAt: string
  maxMark: string
  weight: string
  lateKind: (typeof lateKinds)[number]
  lateAmount: string
  lateUnit: (typeof lateUnits)[number]
  lateEvery: (typeof lateSteps)[number]
  lateFloor: string
  lateUntil: string
  maxFiles: string
  maxMegabytes: string
  accepts: WorkExtension[]
}
export type AssignmentField = keyof AssignmentValues
type AssignmentInput = z.output<typeof createAssignmentInput>

const megabyte = 1024 * 1024
const week = 7 * 86_400_000

/** A form to begin with: open from the next whole hour for a week. */
export function newAssignment(now: Date, timeZone: string): AssignmentValues {
  const opens = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000)
  return {
    classId: '',
    title: '',
    text: '',
    opensAt: localTimeOf(opens.toISOString(), timeZone),
    dueAt: `${localTimeOf(new Date(opens.getTime() + week).toISOString(), timeZone).slice(0, 10)}T17:00`,
    maxMark: '100',
    weight: '10',
    lateKind: 'none',
    lateAmount: '5',
    lateUnit: 'percent',
    lateEvery: 'day',
    lateFloor: '0',
    lateUntil: '',
    maxFiles: '5',
    maxMegabytes: String(defaultFileBytes / megabyte),
    accepts: [...workKinds.documents, ...workKinds.pictures],
  }
}

/** An assignment as its form shows it. */
export function assignmentFormValues(it: Assignment, timeZone: string): AssignmentValues {
  const { late } = it
  const none = late.kind === 'none'
  return {
    classId: it.classId,
    title: it.title,
    text: it.text ?? '',
    opensAt: localTimeOf(it.opensAt, timeZone),
    dueAt: localTimeOf(it.dueAt, timeZone),
    maxMark: markText(it.maxMark),
    weight: markText(it.weight),
    lateKind: late.kind,
    lateAmount: none ? '5' : markText(late.amount),
    lateUnit: none ? 'percent' : late.unit,
    lateEvery: late.every,
    lateFloor: markText(late.floor),
    lateUntil: late.until ? localTimeOf(late.until, timeZone) : '',
    maxFiles: String(it.maxFiles),
    maxMegabytes: String(Math.round((it.maxFileBytes / megabyte) * 100) / 100),
    accepts: it.accepts,
  }
}

/** Converts the form to the contract's fields; the result may still be invalid. */
export function assignmentFormInput(
  assignmentId: string,
  values: AssignmentValues,
  timeZone: string,
): AssignmentInput {
  const instant = (local: string) => (local ? instantAt(local, timeZone) : '')
  const { lateKind: kind, lateUnit: unit, lateEvery: every } = values
  const late = {
    kind,
    unit,
    every,
    amount: typedMark(values.lateAmount),
    floor: typedMark(values.lateFloor) || '0',
    until: values.lateUntil ? instant(values.lateUntil) : null,
  }
  return {
    assignmentId,
    classId: values.classId,
    title: values.title,
    text: values.text.trim() || null,
    opensAt: instant(values.opensAt),
    dueAt: instant(values.dueAt),
    maxMark: typedMark(values.maxMark),
    weight: typedMark(values.weight),
    late: kind === 'none' ? noLatePolicy : late,
    maxFiles: Number(values.maxFiles),
    maxFileBytes: Math.round(Number(typedMark(values.maxMegabytes)) * megabyte),
    accepts: values.accepts,
  }
}

/** The contract's names of fields that the form names differently. */
const named: Record<string, AssignmentField> = {
  'late.kind': 'lateKind',
  'late.amount': 'lateAmount',
  'late.floor': 'lateFloor',
  'late.until': 'lateUntil',
  maxFileBytes: 'maxMegabytes',
}
const sentences: Partial<Record<AssignmentField, string>> = {
  classId: m.selectAClass(),
  maxMegabytes: m.from01To500MB(),
  maxFiles: m.from1To20Files(),
}

/** The form's field for a path in the contract's input. */
export const fieldOf = (path: string) => named[path] ?? (path as AssignmentField)

/** The form's errors, one sentence per field. */
export function assignmentFormProblems(input: AssignmentInput): Partial<Record<AssignmentField, string>> {
  const problems: Partial<Record<AssignmentField, string>> = {}
  for (const { path, message } of createAssignmentInput.safeParse(input).error?.issues ?? []) {
    const field = fieldOf(path.join('.'))
    const isTime = (field === 'opensAt' || field === 'dueAt') && input[field] === ''
    problems[field] ??= isTime ? m.selectADayAndATime() : (sentences[field] ?? inWords(message))
  }
  return problems
}
