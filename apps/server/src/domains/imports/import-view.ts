import type { ImportRow, ImportView } from '@campanile/contract/imports/imports.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { changeMessages, columnLabels } from './changes.messages.ts'
import type { RowRecord } from './import-rows.repo.ts'
import type { ImportRecord } from './imports.repo.ts'

const none = { create: 0, change: 0, deactivate: 0, reject: 0, unchanged: 0 }

const totalCounts = (kinds: ImportView['kinds']) =>
  kinds.reduce(
    (sum, it) => ({
      create: sum.create + it.create,
      change: sum.change + it.change,
      deactivate: sum.deactivate + it.deactivate,
      reject: sum.reject + it.reject,
      unchanged: sum.unchanged + it.unchanged,
    }),
    none,
  )

/** An import as its page shows it; `mail` is whether invitations can be sent at all. */
export function importView(
  record: ImportRecord,
  { mail, locale }: { mail: boolean; locale: string },
): ImportView {
  const { state, kinds } = record
  const counts = totalCounts(kinds)
  const newPeople = kinds.find(({ kind }) => kind === 'person')?.create ?? 0
  const idle = state === 'ready' || state === 'failed' || state === 'undone'
  return {
    id: record.id,
    format: record.format,
    filename: record.filename,
    state,
    complete: record.complete,
    problem: record.problem && messageText(record.problem, locale),
    notes: record.notes.map((it) => messageText(it, locale)),
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

/** In display order. */
const order = [
  'first_name',
  'last_name',
  'email',
  'role',
  'number',
  'phone',
  'starts_on',
  'ends_on',
  'employment_type',
  'is_active',
  'batch_id',
  'department_id',
  'programme_id',
  'course_id',
  'term_id',
  'intake_year',
  'first_day',
  'last_day',
  'left_at',
]

function cellText(column: string, value: unknown, locale: string) {
  const m = changeMessages(locale)
  if (column === 'is_active') return value ? m.active() : m.disabled()
  if (column === 'left_at') return value ? m.ended() : m.enrolled()
  return value === null || value === undefined ? null : String(value)
}

function rowChanges({ before, after, refs }: RowRecord, locale: string): ImportRow['changes'] {
  if (!before || !after) return []
  const labels: Record<string, string> = columnLabels(locale)
  return Object.keys(after)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null))
    .map((column) => {
      const field = labels[column] ?? column
      // Shows the file's own value, because an id means nothing to people.
      if (column.endsWith('_id')) return { field, from: null, to: refs[column] ?? null }
      return {
        field,
        from: cellText(column, before[column], locale),
        to: cellText(column, after[column], locale),
      }
    })
}

export const rowView = (row: RowRecord, locale: string): ImportRow => ({
  rowNo: row.rowNo,
  kind: row.kind,
  file: row.file,
  line: row.line,
  label: row.label,
  outcome: row.outcome,
  reason: row.reason && messageText(row.reason, locale),
  changes: rowChanges(row, locale),
  undo: row.undo,
})
