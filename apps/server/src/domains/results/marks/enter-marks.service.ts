import { type CellResult, markEntry, type TypedCell } from '@campanile/contract/results/mark-entry.ts'
import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { m } from '../messages.ts'
import { announceToMarkers } from '../results-notifications.ts'
import type { SheetRow } from '../sheets/mark-sheets.repo.ts'
import { enterableSheet } from '../sheets/mark-sheets.service.ts'
import { type EntryChange, type EntryRow, listEntries, writeEntries } from './mark-entries.repo.ts'
import { readGrid } from './mark-grid.service.ts'
import { type CellVerdict, judgeCell, type MarkValue } from './typed-mark.rules.ts'

const storedMark = ({ releasedAt, ...row }: EntryRow) => ({ ...row, isReleased: releasedAt !== null })

const entryChange = (stored: EntryRow, value: MarkValue): EntryChange => ({
  studentId: stored.studentId,
  ...value,
  version: stored.version,
  beforeState: stored.state,
  beforeMark: stored.mark,
})

interface Writing {
  sheet: SheetRow
  kind: 'entered' | 'imported' | 'undone'
  /** The import that writes these, or whose undo does. */
  plan?: string
  changes: readonly EntryChange[]
}

/**
 * Saves changed cells with one audit event and notifies other editors. @returns the students whose mark was
 * saved
 */
export async function saveCells(
  ctx: SignedIn,
  tx: Transaction,
  { sheet, changes, ...how }: Writing,
): Promise<Set<string>> {
  if (changes.length === 0) return new Set()
  const writing = { sheetId: sheet.id, changes, at: ctx.clock.now(), by: ctx.actor.id, reason: null }
  const written = new Set(await writeEntries(tx.db, { ...writing, ...how }))
  if (written.size === 0) return written
  const done = changes.filter(({ studentId }) => written.has(studentId))
  await recordAudit(ctx, tx, {
    entity: 'mark-sheet',
    entityId: sheet.id,
    before: done.map((it) => [it.studentId, it.beforeState, it.beforeMark]),
    after: done.map((it) => [it.studentId, it.state, it.mark]),
  })
  await announceToMarkers(tx, sheet)
  return written
}

/** "Ada Byron entered 71 in the meantime." */
const conflictMessage = ({ state, mark, enteredBy }: MarkCell): string =>
  m.changedMeanwhile({
    change: state === 'marked' ? 'mark' : (state ?? 'cleared'),
    mark: mark ?? '',
    knowsPerson: enteredBy === null ? 'no' : 'yes',
    person: enteredBy ?? '',
  })

function cellResult(
  studentId: string,
  verdict: CellVerdict,
  isSaved: boolean,
  cell: MarkCell | null,
  locale: string,
): CellResult {
  if (verdict.outcome === 'rejected')
    return { studentId, outcome: 'rejected', reason: messageText(verdict.reason, locale), cell }
  if (verdict.outcome === 'same' || isSaved) return { studentId, outcome: 'saved', reason: null, cell }
  return { studentId, outcome: 'conflict', reason: cell && messageText(conflictMessage(cell), locale), cell }
}

export const enterMarks = handleInTransaction(markEntry.enterMarks, async (ctx, { sheetId, cells }, tx) => {
  const sheet = await enterableSheet(ctx, tx, sheetId)
  const studentIds = cells.map(({ studentId }) => studentId)
  const stored = new Map((await listEntries(tx.db, sheetId, studentIds)).map((row) => [row.studentId, row]))
  const verdicts = cells.map((typed): { typed: TypedCell; verdict: CellVerdict } => {
    const row = stored.get(typed.studentId)
    return { typed, verdict: judgeCell(typed, row && storedMark(row), sheet.maxMark) }
  })
  const changes = verdicts.flatMap(({ typed: { studentId }, verdict }) =>
    verdict.outcome === 'save' ? [entryChange(stored.get(studentId)!, verdict.value)] : [],
  )
  const saved = await saveCells(ctx, tx, { sheet, kind: 'entered', changes })
  // Returns the whole sheet, because whether a cell is unusual depends on the others.
  const grid = await readGrid(ctx, tx.db, sheetId)
  const fresh = new Map(grid.cells.map((cell) => [cell.student.id, cell]))
  return {
    sheet: grid.sheet,
    cells: verdicts.map(({ typed: { studentId }, verdict }) =>
      cellResult(studentId, verdict, saved.has(studentId), fresh.get(studentId) ?? null, ctx.locale),
    ),
  }
})
