import { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import { move } from 'piscina'
import { openTableWriter, type SentRow, type SentTable } from '#documents/table-writer.ts'
import { payslipPdf } from '#domains/payroll/payslips/payslip-pdf.ts'
import { resultSheetPdf } from '#domains/results/papers/result-sheet-pdf.ts'
import { transcriptPdf } from '#domains/results/papers/transcript-pdf.ts'
import { type CalendarContent, calendarText } from '#domains/timetable/calendar-feed.rules.ts'

// Loaded by worker threads only. Each exported function is a task. Its arguments and results are copied or
// moved between threads, so they are plain data.

const drawings = {
  transcript: transcriptPdf,
  resultSheet: resultSheetPdf,
  payslip: payslipPdf,
  calendar: (content: CalendarContent) => Readable.from([calendarText(content)], { objectMode: false }),
}
export type Drawings = typeof drawings

/** Renders a whole document. */
export async function draw({ name, facts }: { name: keyof Drawings; facts: never[] }) {
  const layOut: (...facts: never[]) => Readable = drawings[name]
  return move(new Uint8Array(await arrayBuffer(layOut(...facts))))
}

const tables = new Map<string, ReturnType<typeof openTableWriter>>()

export function openTable({ id, ...table }: SentTable & { id: string }): void {
  tables.set(id, openTableWriter(table))
}

export async function writeRows({ id, rows }: { id: string; rows: readonly SentRow[] | null }) {
  const writer = tables.get(id)
  if (!writer) throw new Error('this table is no longer open: its worker ended in between')
  const { bytes, isFinished } = await writer.write(rows)
  if (isFinished) tables.delete(id)
  return { bytes, isFinished }
}

export function closeTable({ id }: { id: string }): void {
  tables.get(id)?.close()
  tables.delete(id)
}
