import { createHash } from 'node:crypto'
import {
  type MarksImport,
  marksImportOutcomes,
  marksImports,
  maxMarksLines,
} from '@campanile/contract/results/marks-import.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { parse } from 'csv-parse/sync'
import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { mapKeys } from '#platform/records.ts'
import { m } from '../messages.ts'
import type { SheetRow } from '../sheets/mark-sheets.repo.ts'
import { enterableSheet } from '../sheets/mark-sheets.service.ts'
import { saveCells } from './enter-marks.service.ts'
import { type EntryChange, listEntries } from './mark-entries.repo.ts'
import { countImported, listStillImported } from './marks.repo.ts'
import {
  findDelimiter,
  type ImportLine,
  type PlannedLine,
  planMarks,
  readLines,
} from './marks-import.rules.ts'

/** Keeps marks that students have seen, and marks changed since the import. */
export const undoMarksImport = handleInTransaction(
  marksImports.undoMarksImport,
  async (ctx, { sheetId, plan }, tx) => {
    const sheet = await enterableSheet(ctx, tx, sheetId)
    const imported = await countImported(tx.db, sheetId, plan)
    if (imported === 0) throw new AppError('not-found')
    const stored = new Map((await listEntries(tx.db, sheetId)).map((row) => [row.studentId, row]))
    const rows = await listStillImported(tx.db, sheetId, plan)
    const changes = rows.flatMap(({ studentId, beforeState, beforeMark }): EntryChange[] => {
      const now = stored.get(studentId)
      if (!now || now.releasedAt !== null) return []
      const { version, state, mark } = now
      const was = { state: beforeState, mark: beforeMark }
      return [{ studentId, ...was, version, beforeState: state, beforeMark: mark }]
    })
    const undone = await saveCells(ctx, tx, { sheet, kind: 'undone', changes, plan })
    return { undone: undone.size, kept: imported - undone.size }
  },
)

const unreadable = (sentence: string, cause?: unknown) =>
  new AppError('file-not-readable', { fields: { text: sentence }, cause })

interface Parsed {
  record: string[]
  info: { lines: number }
}

function parseLines(text: string): ImportLine[] {
  let parsed: Parsed[]
  try {
    parsed = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Parsed[]
  } catch (cause) {
    throw unreadable(m.tableUnreadable(), cause)
  }
  const lines = readLines(parsed.map(({ record, info }) => ({ line: info.lines, cells: record })))
  if (lines.length === 0) throw unreadable(m.noLines())
  if (lines.length > maxMarksLines)
    throw unreadable(m.tooManyLines({ lines: lines.length, maximum: maxMarksLines }))
  return lines
}

const planLines = async (
  db: Database,
  sheet: SheetRow,
  lines: readonly ImportLine[],
): Promise<PlannedLine[]> => {
  const rows = await listEntries(db, sheet.id)
  const students = rows.map((row) => ({ ...row, isReleased: row.releasedAt !== null }))
  return planMarks(lines, students, sheet.maxMark)
}

/** Identifies exactly this outcome, including the versions it is based on. */
const planName = (plan: readonly PlannedLine[]) =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex')

function report(plan: readonly PlannedLine[], locale: string): MarksImport {
  const count = (outcome: PlannedLine['outcome']) => plan.filter((it) => it.outcome === outcome).length
  return {
    counts: mapKeys(marksImportOutcomes, count),
    lines: plan.map(({ line, outcome, student, before, after, reason }) => ({
      line,
      outcome,
      student,
      before,
      after,
      reason: reason && messageText(reason, locale),
    })),
    plan: planName(plan),
  }
}

export const checkMarksImport = handleInTransaction(
  marksImports.checkMarksImport,
  async (ctx, { sheetId, text }, tx) => {
    const sheet = await enterableSheet(ctx, tx, sheetId)
    return report(await planLines(tx.db, sheet, parseLines(text)), ctx.locale)
  },
)

export const applyMarksImport = handleInTransaction(marksImports.applyMarksImport, async (ctx, input, tx) => {
  const { sheetId, text, plan: wanted } = input
  const sheet = await enterableSheet(ctx, tx, sheetId)
  const plan = await planLines(tx.db, sheet, parseLines(text))
  if (planName(plan) !== wanted) throw new AppError('edit-conflict')
  const stored = new Map((await listEntries(tx.db, sheetId)).map((row) => [row.studentId, row]))
  const changes = plan.flatMap(({ studentId, value, version }) => {
    const row = studentId && value ? stored.get(studentId) : undefined
    if (!row || !value || version === null) return []
    const { state: beforeState, mark: beforeMark } = row
    return [{ studentId: row.studentId, ...value, version, beforeState, beforeMark }]
  })
  const written = await saveCells(ctx, tx, { sheet, kind: 'imported', changes, plan: wanted })
  // All or nothing: another person edited one of these cells at the same moment.
  if (written.size < changes.length) throw new AppError('edit-conflict')
  return report(plan, ctx.locale)
})
