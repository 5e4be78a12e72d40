import { type Term, termInput, termSorts } from '@campanile/contract/structure/structure-terms.ts'
import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { EntryScreen } from '../entries/EntryScreen.tsx'
import type { EntryKind } from '../entries/entryKind.ts'
import { classesPath } from '../structureTabs.ts'
import { TermFields } from './TermFields.tsx'
import { holidayText, termSpan } from './termDays.ts'
import { emptyTerm, type TermFacts, termFactsOf, termPaths } from './termFacts.ts'

const CopyTermDialog = lazyDialog(() => import('./CopyTermDialog.tsx'), 'CopyTermDialog')

const holidaysText = ({ holidays }: Pick<TermFacts, 'holidays'>) =>
  holidays.length > 0 ? holidays.map(holidayText).join('; ') : 'None'

/** How many classes it has, and the way to them. */
function ClassCount({ term }: { term: Term }) {
  if (term.classes === 0) return <>0</>
  return (
    <Link to={`${classesPath}?termId=${term.id}`} className="font-label text-brand-ink underline">
      {term.classes}
      <span className="sr-only"> classes of {term.name}</span>
    </Link>
  )
}

const kind: EntryKind<Term, TermFacts, (typeof termSorts)[number]> = {
  key: 'term',
  one: 'term',
  many: 'terms',
  sub: 'When classes are held, and the holidays between.',
  shape: { filters: ['state'], sort: '-firstDay' },
  sorts: ['-firstDay', ...termSorts],
  sortOptions: [
    { value: '-firstDay', label: 'Latest first' },
    { value: 'firstDay', label: 'Earliest first' },
    { value: 'name', label: 'Name, A to Z' },
  ],
  filters: [],
  schema: termInput,
  empty: emptyTerm,
  factsOf: termFactsOf,
  fields: termPaths,
  labels: { name: 'Name', firstDay: 'First day', lastDay: 'Last day', holidays: 'Holidays' },
  text: (facts, field) => (field === 'holidays' ? holidaysText(facts) : facts[field]),
  Fields: TermFields,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', head: 'Name', sortable: true, cell: ({ name }) => <CellWithSub>{name}</CellWithSub> },
    { id: 'firstDay', head: 'Days', sortable: true, className: 'tnum whitespace-nowrap', cell: termSpan },
    {
      id: 'holidays',
      head: 'Holidays',
      className: 'max-lg:hidden w-[30%] max-w-0',
      cell: (term) => (
        <span className="block truncate" title={holidaysText(term)}>
          {holidaysText(term)}
        </span>
      ),
    },
    { id: 'classes', head: 'Classes', align: 'right', cell: (term) => <ClassCount term={term} /> },
  ],
  essence: termSpan,
  meta: (term) => (
    <>
      <ClassCount term={term} /> {term.classes === 1 ? 'class' : 'classes'}. Holidays: {holidaysText(term)}
    </>
  ),
  archiving:
    'Its classes are archived with it. Registers and attendance are kept, and restoring the term restores its classes.',
  acts: [
    {
      label: 'Copy into next term',
      icon: <Copy size={15} aria-hidden="true" />,
      allowed: ({ copy }) => copy === null,
      Dialog: CopyTermDialog,
    },
  ],
}

export const TermsScreen = () => <EntryScreen kind={kind} />
