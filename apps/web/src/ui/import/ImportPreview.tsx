import { type ReactNode, useState } from 'react'
import { numberWords } from '#lib/figures.ts'
import { Chip, type Tone } from '../Chip.tsx'
import type { Column } from '../column.ts'
import { DataTable } from '../DataTable.tsx'
import { ListItem } from '../ListItem.tsx'
import { Segmented } from '../Segmented.tsx'
import { m } from './messages.ts'

const outcomeLooks = {
  created: { label: m.new(), tone: 'ok' },
  changed: { label: m.changed(), tone: 'info' },
  same: { label: m.unchanged(), tone: 'idle' },
  rejected: { label: m.rejected(), tone: 'bad' },
} as const satisfies Record<string, { label: string; tone: Tone }>
type ImportOutcome = keyof typeof outcomeLooks

export interface PreviewLine {
  line: number
  outcome: ImportOutcome
  /** The subject of the line. */
  title: string | null
  detail?: string | null
  /** From what to what. */
  change: ReactNode
  /** Why it is rejected. */
  reason: string | null
}

interface ImportPreviewProps {
  counts: Partial<Record<ImportOutcome, number>>
  /** Rejected ones first. */
  lines: readonly PreviewLine[]
  /** The names of the columns: "Student", "Session", "Record". */
  heads: { title: string; detail?: string; change: string }
  done: boolean
}

const shownAtFirst = 200

const Outcome = ({ outcome }: { outcome: ImportOutcome }) => (
  <Chip tone={outcomeLooks[outcome].tone}>{outcomeLooks[outcome].label}</Chip>
)

const columnsOf = ({ title, detail, change }: ImportPreviewProps['heads']): Column<PreviewLine>[] => [
  { id: 'line', head: m.line(), align: 'right', className: 'w-px', cell: (it) => it.line },
  { id: 'outcome', head: m.outcome(), cell: (it) => <Outcome outcome={it.outcome} /> },
  { id: 'title', head: title, cell: (it) => it.title },
  ...(detail ? [{ id: 'detail', head: detail, cell: (it: PreviewLine) => it.detail }] : []),
  { id: 'change', head: change, cell: (it) => it.change },
  { id: 'reason', head: m.problem(), cell: (it) => <span className="text-bad-ink">{it.reason}</span> },
]

/** The effect of each line of a file, with the problem of each rejected one. */
export function ImportPreview({ counts, lines, heads, done }: ImportPreviewProps) {
  const [shown, setShown] = useState<'all' | 'rejected'>('all')
  const outcomes = (Object.keys(outcomeLooks) as ImportOutcome[]).filter((it) => counts[it] !== undefined)
  const total = outcomes.reduce((sum, it) => sum + (counts[it] ?? 0), 0)
  const rejected = counts.rejected ?? 0
  const matching = shown === 'all' ? lines : lines.filter(({ outcome }) => outcome === 'rejected')
  const rows = matching.slice(0, shownAtFirst)
  const all = shown === 'all' ? total : rejected
  return (
    <section
      aria-label={done ? m.result() : m.preview()}
      className="overflow-hidden rounded-lg border border-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="me-1 text-ink-2">{done ? m.resultColon() : m.previewColon()}</span>
          {outcomes.map((it) => (
            <Chip key={it} tone={outcomeLooks[it].tone}>
              {outcomeLooks[it].label} {counts[it]}
            </Chip>
          ))}
        </p>
        {rejected > 0 && rejected < total && (
          <Segmented
            size="sm"
            label={m.showLines()}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: m.all() },
              { value: 'rejected', label: m.problems() },
            ]}
          />
        )}
      </div>
      <DataTable
        label={m.linesOfTheFile()}
        columns={columnsOf(heads)}
        rows={rows}
        rowKey={({ line }) => String(line)}
        item={(it) => (
          <ListItem
            title={it.title ?? m.lineNumber({ number: it.line })}
            chip={<Outcome outcome={it.outcome} />}
            essence={it.detail}
            meta={
              <>
                <span className="tnum">{m.lineNumber({ number: it.line })}</span> {it.change}
                {it.reason && <span className="block text-bad-ink">{it.reason}</span>}
              </>
            }
          />
        )}
      />
      {all > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-3">
          {m.firstLinesOf({ count: rows.length, total: numberWords(all) })}
        </p>
      )}
    </section>
  )
}
