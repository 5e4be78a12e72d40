import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { Link } from 'react-router'
import { seriesWords } from '#lib/listWords.ts'
import type { TimeFormat } from '#lib/time.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { ImportStateChip } from './ImportStateChip.tsx'
import { importFormatWords } from './importWords.ts'
import { m } from './messages.ts'

/** "12 new, 3 changed, 1 rejected" */
export function countsText({ counts }: ImportView): string {
  const { create, change, deactivate, reject } = counts
  const parts = [
    create > 0 && m.newCount({ lines: create }),
    change > 0 && m.changedCount({ lines: change }),
    deactivate > 0 && m.deactivatedCount({ lines: deactivate }),
    reject > 0 && m.rejectedCount({ lines: reject }),
  ].filter((it) => it !== false)
  return parts.length > 0 ? seriesWords(parts) : m.nothingToDo()
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
      <CellWithSub sub={importFormatWords[it.format].label}>
        <ImportLink it={it} />
      </CellWithSub>
    ),
  },
  { id: 'state', head: m.state(), cell: ({ state }) => <ImportStateChip state={state} /> },
  {
    id: 'lines',
    head: m.lines(),
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
