import { type Term, termInput, termSorts } from '@campanile/contract/structure/structure-terms.ts'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { EntryScreen } from '../entries/EntryScreen.tsx'
import type { EntryKind } from '../entries/entryKind.ts'
import { RecentRollovers } from '../rollover/RecentRollovers.tsx'
import { classesPath } from '../structureTabs.ts'
import { m } from './messages.ts'
import { TermFields } from './TermFields.tsx'
import { holidayText, termSpan } from './termDays.ts'
import { emptyTerm, type TermFacts, termFactsOf, termPaths } from './termFacts.ts'

const StartRolloverDialog = lazyDialog(
  () => import('../rollover/StartRolloverDialog.tsx'),
  'StartRolloverDialog',
)

const holidaysText = ({ holidays }: Pick<TermFacts, 'holidays'>) =>
  holidays.length > 0 ? holidays.map(holidayText).join('; ') : m.none()

/** A link to its classes, if there are any. */
const linkTo =
  ({ id, classes }: Term) =>
  (words: ReactNode) =>
    classes === 0 ? (
      words
    ) : (
      <Link to={`${classesPath}?termId=${id}`} className="font-label text-brand-ink underline">
        {words}
      </Link>
    )

const kind: EntryKind<Term, TermFacts, (typeof termSorts)[number]> = {
  key: 'term',
  listName: 'terms',
  count: (count) => rowCounts.terms({ count }),
  sub: m.datesAndHolidays(),
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
  labels: { name: m.name(), firstDay: m.firstDay(), lastDay: m.lastDay(), holidays: m.holidays() },
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
    {
      id: 'classes',
      head: m.classes(),
      align: 'right',
      cell: (term) => linkTo(term)(m.classesOf({ count: term.classes, term: term.name, hidden })),
    },
  ],
  essence: termSpan,
  meta: (term) =>
    m.classesAndHolidays({
      classes: term.classes,
      term: term.name,
      holidays: holidaysText(term),
      link: linkTo(term),
      hidden,
    }),
  archiving: m.archiveConsequence(),
  acts: [
    {
      label: m.prepareNextTerm(),
      icon: <CalendarPlus size={15} aria-hidden="true" />,
      allowed: ({ classes, archivedAt }) => classes > 0 && archivedAt === null,
      Dialog: StartRolloverDialog,
    },
  ],
}

/** /app/classes/terms: every term, and the roll-overs from one to another. */
export const TermsScreen = () => (
  <>
    <EntryScreen kind={kind} />
    <RecentRollovers />
  </>
)
