import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { locale } from '#lib/locale.ts'
import type { Answer } from '#lib/reads.ts'
import { Card } from '#ui/Card.tsx'
import { Figure } from '#ui/Figure.tsx'
import { m } from './messages.ts'

type Totals = Answer<'listMitigationStudents'>['totals']

const parts = [
  ['students', m.students()],
  ['total', m.requests()],
  ...mitigationStatuses.map((status) => [status, mitigationStatusWords[status]] as const),
] as const
const number = new Intl.NumberFormat(locale)

/** The totals of all requests of all students. */
export const Totals = ({ totals }: { totals: Totals | undefined }) => (
  <Card aria-label={m.totals()} className="mb-5 overflow-hidden">
    <dl className="grid grid-cols-5 gap-px bg-line max-sm:grid-cols-6">
      {parts.map(([key, label]) => (
        <Figure
          key={key}
          label={label}
          value={totals ? number.format(totals[key]) : '–'}
          className="bg-surface px-5 py-3.5 max-sm:col-span-2 max-sm:px-4 max-sm:[&:nth-child(-n+2)]:col-span-3"
        />
      ))}
    </dl>
  </Card>
)
