import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import type { AnalyticsTab, Scope } from './analyticsView.ts'
import { type RowKind, type RowsPart, rowsPath } from './drilldown/rowsView.ts'
import { m } from './messages.ts'
import { percentWords } from './percentWords.ts'

interface TermLineProps {
  overview: Answer<'readAnalyticsOverview'>
  scope: Scope
  from: AnalyticsTab
}

/** A term's key figures in a line; each links to its details. */
export function TermLine({ overview, scope, from }: TermLineProps) {
  const { term, overall, students, pending } = overview
  if (!term) return m.figuresAppearWithTheFirstTerm()
  const marks = overall.present + overall.late + overall.absent
  const behind = (kind: RowKind, words: string, part?: RowsPart) => (
    <Link
      to={rowsPath(kind, from, scope, part)}
      className="underline decoration-line-2 underline-offset-4 hover:decoration-brand-ink"
    >
      {words}
    </Link>
  )
  return (
    <>
      {m.termNamePercentOf({ termName: term.name, percent: percentWords(overall.percentage) })}
      {behind('records', m.recordCount({ marks }), { status: 'counted' })},{' '}
      {behind('students', m.studentCount({ students }))},{' '}
      {behind('sessions', m.sessionCount({ sessions: overall.sessions }))}
      {pending > 0 && ` · updating, ${m.changeCount({ pending })} left`}
    </>
  )
}
