import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { Link } from 'react-router'
import type { TimeFormat } from '#lib/time.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { markPercentWords } from '../percentWords.ts'
import { SheetChip } from '../SheetChip.tsx'
import { enteredWords } from '../sheetWords.ts'
import { m } from './messages.ts'

/** The target of a row's link. */
interface SheetLinks {
  base: string
  verb: (sheet: MarkSheet) => string
  /** Changes that wait on this device, by sheet. */
  kept: Record<string, number>
  /** Narrows the list to a class. */
  onClass: (classId: string) => void
}

const KeptChip = ({ count }: { count: number | undefined }) =>
  count ? <Chip tone="warn">{m.notSentYet({ count })}</Chip> : null

const SheetLink = ({ sheet, links }: { sheet: MarkSheet; links: SheetLinks }) => (
  <Link
    to={`${links.base}/${sheet.id}`}
    aria-label={m.sheetLink({
      action: links.verb(sheet),
      title: sheet.title,
      courseCode: sheet.courseCode,
    })}
    className={buttonClass('secondary', 'sm')}
  >
    {links.verb(sheet)}
  </Link>
)

export const sheetColumns = (time: TimeFormat, links: SheetLinks): Column<MarkSheet>[] => [
  {
    id: 'title',
    head: m.examOrAssignment(),
    sortable: true,
    className: 'w-[28%] max-w-0',
    cell: (it) => (
      <CellWithSub sub={m.kindAndWeight({ kind: it.kind, weight: markPercentWords(it.weight) })}>
        {it.title}
      </CellWithSub>
    ),
    phone: { title: ({ title }) => title },
  },
  {
    id: 'course',
    head: m.class(),
    sortable: true,
    className: 'w-[26%] max-w-0',
    cell: (it) => (
      <button
        type="button"
        title={m.onlyCourseCode({ courseCode: it.courseCode })}
        onClick={() => links.onClass(it.classId)}
        className="block max-w-full rounded-xs text-start hover:underline"
      >
        <span className="block truncate">{it.courseTitle}</span>
        <span className="block truncate text-xs text-ink-3">
          {it.courseCode}, {it.termName}
        </span>
      </button>
    ),
    phone: {
      essence: (it) => <ClassLink classId={it.classId}>{`${it.courseCode} ${it.courseTitle}`}</ClassLink>,
    },
  },
  {
    id: 'at',
    head: m.date(),
    sortable: true,
    className: 'tnum whitespace-nowrap max-lg:hidden',
    cell: (it) => (it.at ? time.date(it.at) : ''),
    phone: 'meta',
  },
  {
    id: 'entered',
    head: m.entered(),
    cell: (it) => <EnteredBar sheet={it} />,
    phone: { meta: enteredWords },
  },
  {
    id: 'status',
    head: m.state(),
    cell: (it) => (
      <span className="flex flex-wrap gap-1 max-md:justify-end">
        <SheetChip status={it.status} />
        <KeptChip count={links.kept[it.id]} />
      </span>
    ),
    phone: 'chip',
  },
  {
    id: 'act',
    head: m.marks(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => <SheetLink sheet={it} links={links} />,
    phone: 'action',
  },
]

/** How complete a sheet is. */
function EnteredBar({ sheet }: { sheet: Pick<MarkSheet, 'entered' | 'enrolled'> }) {
  const { entered, enrolled } = sheet
  const share = enrolled === 0 ? 0 : Math.min(1, entered / enrolled)
  return (
    <span className="block w-36">
      <span className="tnum block whitespace-nowrap text-sm">{enteredWords(sheet)}</span>
      <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-inset ring-line">
        <span className="block h-full rounded-full bg-brand-mid" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
