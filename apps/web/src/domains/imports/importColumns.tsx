import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { Link } from 'react-router'
import type { TimeFormat } from '#lib/time.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { ImportStateChip } from './ImportStateChip.tsx'
import { formatWords, importCountWords } from './importWords.ts'
import { m } from './messages.ts'

/** "12 new, 3 changed, 1 refused" */
export function countsText({ counts }: ImportView): string {
  const parts = [
    [counts.create, m.newInline()],
    [counts.change, m.changedInline()],
    [counts.deactivate, m.deactivatedInline()],
    [counts.refuse, m.refusedInline()],
  ] as const
  const told = parts
    .filter(([lines]) => lines > 0)
    .map(([lines, word]) => `${importCountWords(lines)} ${word}`)
  return told.join(', ') || m.nothingToDo()
}

export const ImportLink = ({ it }: { it: ImportView }) => (
  <Link to={`/app/users/imports/${it.id}`} className="hover:underline">
    {it.filename}
  </Link>
)

export const importColumns = (time: TimeFormat): Column<ImportView>[] => [
  {
    id: 'file',
    head: m.file(),
    className: 'w-[40%] max-w-0',
    cell: (it) => (
      <CellWithSub sub={formatWords[it.format].label}>
        <ImportLink it={it} />
      </CellWithSub>
    ),
  },
  { id: 'state', head: m.state(), cell: ({ state }) => <ImportStateChip state={state} /> },
  {
    id: 'lines',
    head: m.linesLabel(),
    cell: (it) => (it.state === 'reading' || it.state === 'failed' ? '–' : countsText(it)),
  },
  {
    id: 'uploaded',
    head: m.uploaded(),
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ createdAt, createdBy }) => (
      <>
        <span className="block">{time.dateWithYear(createdAt)}</span>
        <span className="block text-xs text-ink-3">{createdBy}</span>
      </>
    ),
  },
]
