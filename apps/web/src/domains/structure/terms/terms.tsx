import { type Term, termInput, termSorts } from '@campanile/contract/structure/structure-terms.ts'
import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { EntryScreen } from '../entries/EntryScreen.tsx'
import type { EntryKind } from '../entries/entryKind.ts'
import { classesPath } from '../structureTabs.ts'
import { m } from './messages.ts'
import { TermFields } from './TermFields.tsx'
import { holidayText, termSpan } from './termDays.ts'
import { emptyTerm, type TermFacts, termFactsOf, termPaths } from './termFacts.ts'

const CopyTermDialog = lazyDialog(() => import('./CopyTermDialog.tsx'), 'CopyTermDialog')

const holidaysText = ({ holidays }: Pick<TermFacts, 'holidays'>) =>
  holidays.length > 0 ? holidays.map(holidayText).join('; ') : m.none()

/** How many classes it has, and the way to them. */
function ClassCount({ term }: { term: Term }) {
  if (term.classes === 0) return <>0</>
  return (
    <Link to={`${classesPath}?termId=${term.id}`} className="font-label text-brand-ink underline">
      {term.classes}
      <span className="sr-only"> {m.classesOfTermName({ termName: term.name })}</span>
    </Link>
  )
}

const kind: EntryKind<Term, TermFacts, (typeof termSorts)[number]> = {
  key: 'term',
  one: m.term(),
  many: m.terms(),
  count: (count) => rowCounts.terms({ count }),
  sub: m.whenClassesAreHeld(),
  shape: { filters: ['state'], sort: '-firstDay' },
  sorts: ['-firstDay', ...termSorts],
  sortOptions: [
    { value: '-firstDay', label: m.latestFirst() },
    { value: 'firstDay', label: m.earliestFirst() },
    { value: 'name', label: m.nameAToZ() },
  ],
  filters: [],
  schema: termInput,
  empty: emptyTerm,
  factsOf: termFactsOf,
  fields: termPaths,
  labels: { name: 'Name', firstDay: m.firstDay(), lastDay: m.lastDay(), holidays: m.holidays() },
  text: (facts, field) => (field === 'holidays' ? holidaysText(facts) : facts[field]),
  Fields: TermFields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: m.name(), sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'firstDay', head: m.days(), sortable: true, className: 'tnum whitespace-nowrap', cell: termSpan },
    {
      id: 'holidays',
      head: m.holidays(),
      className: 'max-lg:hidden w-[30%] max-w-0',
      cell: (term) => (
        <span className="block truncate" title={holidaysText(term)}>
          {holidaysText(term)}
        </span>
      ),
    },
    { id: 'classes', head: m.classes(), align: 'right', cell: (term) => <ClassCount term={term} /> },
  ],
  essence: termSpan,
  meta: (term) => (
    <>
      <ClassCount term={term} /> {m.classHolidays({ classes: term.classes, holidays: holidaysText(term) })}
    </>
  ),
  archiving: m.itsClassesAreArchived(),
  acts: [
    {
      label: m.copyIntoNextTerm(),
      icon: <Copy size={15} aria-hidden="true" />,
      allowed: ({ copy }) => copy === null,
      Dialog: CopyTermDialog,
    },
  ],
}

export const TermsScreen = () => <EntryScreen kind={kind} />
