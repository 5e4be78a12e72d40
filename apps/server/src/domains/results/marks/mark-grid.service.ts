import { type MarkCell, type MarkGrid, markSheets } from '@campanile/contract/results/mark-sheets.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import type { MarkReduction } from '#domains/assignments/late/penalty.rules.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { markThatCounts, takenOff } from '../classes/final-mark.rules.ts'
import { readReductions } from '../moderation/reductions.service.ts'
import { cellAbilities } from '../results.policy.ts'
import { bandsOfTerms } from '../schemes/grade-schemes.repo.ts'
import type { SheetRow } from '../sheets/mark-sheets.repo.ts'
import { seenSheet, sheetView } from '../sheets/mark-sheets.service.ts'
import { type EntryRow, listEntries } from './mark-entries.repo.ts'
import { computeStatistics } from './mark-statistics.rules.ts'
import { listOtherResults } from './marks.repo.ts'
import { unusualMarks } from './unusual-marks.rules.ts'

interface Reader {
  actor: Actor
  sheet: SheetRow
}

const cellView = (
  { actor, sheet }: Reader,
  row: EntryRow,
  reduction: MarkReduction | undefined,
): Omit<MarkCell, 'unusual'> => {
  const { studentId, firstName, lastName, email, number, profileImage, isExpected, ...entry } = row
  const finalMark = markThatCounts(entry, reduction)
  return {
    ...entry,
    student: {
      id: studentId,
      firstName,
      lastName,
      email,
      number,
      profileImage: photoUrl(studentId, profileImage),
    },
    isEnrolled: isExpected,
    penalty: takenOff(entry.mark, finalMark, reduction),
    finalMark,
    enteredAt: entry.enteredAt?.toISOString() ?? null,
    releasedAt: entry.releasedAt?.toISOString() ?? null,
    can: cellAbilities(actor, sheet, row),
  }
}

/** A sheet with all its cells, with a constant number of queries however many students there are. */
export async function readGrid(ctx: SignedIn, db: Database, sheetId: string): Promise<MarkGrid> {
  const { actor } = ctx
  const sheet = await seenSheet(ctx, db, sheetId)
  const rows = await listEntries(db, sheetId)
  const studentIds = rows.map(({ studentId }) => studentId)
  const reductions = await readReductions(db, sheet.kind === 'assignment' ? [sheetId] : [])
  const others = await listOtherResults(db, actor, { sheetId, studentIds })
  const bands = (await bandsOfTerms(db, [sheet.termId])).get(sheet.termId) ?? []
  const cells = rows.map((row) => cellView({ actor, sheet }, row, reductions.of(sheetId, row.studentId)))
  const judged = cells.map(({ mark, student }) => ({ mark, others: others.get(student.id) ?? [] }))
  const unusual = unusualMarks(judged, sheet.maxMark)
  const inWords = (messages: string[]) => messages.map((it) => messageText(it, ctx.locale))
  return {
    sheet: sheetView(actor, sheet),
    cells: cells.map((cell, place) => ({ ...cell, unusual: inWords(unusual.cells[place] ?? []) })),
    statistics: computeStatistics(
      cells.filter((it) => it.isEnrolled || it.state !== null),
      sheet.maxMark,
      bands,
    ),
    unusual: inWords(unusual.sheet),
  }
}

export const readMarkSheet = handle(markSheets.readMarkSheet, (ctx, { sheetId }) =>
  readGrid(ctx, ctx.db, sheetId),
)
