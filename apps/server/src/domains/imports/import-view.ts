import type { ImportRow, ImportView } from '@campanile/contract/imports/imports.ts'
import type { RowRecord } from './import-rows.repo.ts'
import type { ImportRecord } from './imports.repo.ts'

const none = { create: 0, change: 0, deactivate: 0, refuse: 0, unchanged: 0 }

const sumOf = (kinds: ImportView['kinds']) =>
  kinds.reduce(
    (sum, it) => ({
      create: sum.create + it.create,
      change: sum.change + it.change,
      deactivate: sum.deactivate + it.deactivate,
      refuse: sum.refuse + it.refuse,
      unchanged: sum.unchanged + it.unchanged,
    }),
    none,
  )

/** An import as its page shows it; `mail` is whether invitations can be sent at all. */
export function importView(record: ImportRecord, mail: boolean): ImportView {
  const { state, kinds } = record
  const counts = sumOf(kinds)
  const newPeople = kinds.find(({ kind }) => kind === 'person')?.create ?? 0
  const idle = state === 'ready' || state === 'failed' || state === 'undone'
  return {
    id: record.id,
    format: record.format,
    filename: record.filename,
    state,
    complete: record.complete,
    problem: record.problem,
    notes: record.notes,
    progress: { done: record.done, total: record.total },
    counts,
    kinds,
    kept: record.kept,
    invitations: { wanted: record.invite, sent: record.invitationsSent, total: newPeople },
    createdAt: record.createdAt.toISOString(),
    createdBy: record.createdBy,
    appliedAt: record.appliedAt?.toISOString() ?? null,
    undoneAt: record.undoneAt?.toISOString() ?? null,
    can: {
      apply: state === 'ready' && counts.create + counts.change + counts.deactivate > 0,
      invite: mail && state === 'ready' && newPeople > 0,
      undo: state === 'applied',
      retry: idle,
      remove: idle,
    },
  }
}

/** Names of columns in display order; a column with a reference is named after what it refers to. */
const words: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  role: 'role',
  number: 'number',
  starts_on: 'start date',
  ends_on: 'end date',
  employment_type: 'employment',
  is_active: 'account',
  batch_id: 'batch',
  department_id: 'department',
  programme_id: 'programme',
  course_id: 'course',
  term_id: 'term',
  intake_year: 'intake year',
  first_day: 'first day',
  last_day: 'last day',
  left_at: 'enrolment',
}

const order = Object.keys(words)

const textOf = (column: string, value: unknown) => {
  if (column === 'is_active') return value ? 'active' : 'disabled'
  if (column === 'left_at') return value ? 'ended' : 'enrolled'
  return value === null || value === undefined ? null : String(value)
}

function changesOf({ before, after, refs }: RowRecord): ImportRow['changes'] {
  if (!before || !after) return []
  return Object.keys(after)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null))
    .map((column) => {
      const field = words[column] ?? column
      // Shows the file's own value, because an id means nothing to people.
      if (column.endsWith('_id')) return { field, from: null, to: refs[column] ?? null }
      return { field, from: textOf(column, before[column]), to: textOf(column, after[column]) }
    })
}

export const rowView = (row: RowRecord): ImportRow => ({
  rowNo: row.rowNo,
  kind: row.kind,
  file: row.file,
  line: row.line,
  label: row.label,
  outcome: row.outcome,
  reason: row.reason,
  changes: changesOf(row),
  undo: row.undo,
})
