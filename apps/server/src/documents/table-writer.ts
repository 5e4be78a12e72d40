import type { Readable } from 'node:stream'
import { toPdf } from './pdf.ts'
import type { Cell, Column } from './table.ts'
import { toXlsx } from './xlsx.ts'

/** A row on its way to a worker. */
export interface SentRow {
  cells: Cell[]
  section: string
}

/** A table without its rows, as sent to a worker. */
export interface SentTable {
  format: 'pdf' | 'xlsx'
  title: string
  subtitle: string | undefined
  locale: string | undefined
  columns: Omit<Column<never>, 'cell'>[]
  hasSections: boolean
  now: Date
}

const writers = { pdf: toPdf, xlsx: toXlsx }

/** Writes a table piece by piece: takes rows and returns the bytes that they produce. */
export function openTableWriter({ format, columns, hasSections, now, ...texts }: SentTable) {
  const { title, subtitle, locale } = texts
  let giveRows: (rows: readonly SentRow[] | null) => void = () => undefined
  let askForRows: () => void = () => undefined
  const newAsking = () =>
    new Promise<void>((resolve) => {
      askForRows = resolve
    })
  let asking = newAsking()

  async function* rows(): AsyncGenerator<SentRow> {
    for (;;) {
      const given = new Promise<readonly SentRow[] | null>((resolve) => {
        giveRows = resolve
      })
      askForRows()
      const batch = await given
      if (!batch) return
      yield* batch
    }
  }
  const stream: Readable = writers[format](
    {
      title,
      locale,
      ...(subtitle !== undefined && { subtitle }),
      columns: columns.map((column, index) => ({
        ...column,
        cell: ({ cells }: SentRow) => cells[index] ?? null,
      })),
      ...(hasSections && { sectionOf: ({ section }: SentRow) => section }),
      rows: rows(),
    },
    now,
  )
  const chunks: Uint8Array[] = []
  let isFinished = false
  const finished = (async () => {
    for await (const chunk of stream) chunks.push(chunk as Uint8Array)
    isFinished = true
  })()
  // Reported by the next call, instead of as an unhandled rejection.
  finished.catch(() => undefined)

  return {
    /** @param batch the next rows; null if there are no more, or the reader has stopped */
    async write(batch: readonly SentRow[] | null) {
      await Promise.race([asking, finished])
      if (!isFinished) {
        asking = newAsking()
        giveRows(batch)
        await (batch ? Promise.race([asking, finished]) : finished)
      }
      return { bytes: Buffer.concat(chunks.splice(0)), isFinished }
    },
    close() {
      stream.destroy()
      giveRows(null)
    },
  }
}
