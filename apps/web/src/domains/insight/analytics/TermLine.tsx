import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import type { Answer } from '#lib/reads.ts'
import type { AnalyticsTab, Scope } from './analyticsView.ts'
import { type RowKind, type RowsPart, rowsPath } from './drilldown/rowsView.ts'
import { percentWords } from './percentWords.ts'

interface TermLineProps {
  overview: Answer<'readAnalyticsOverview'>
  scope: Scope
  from: AnalyticsTab
}

/** A term's key figures in a line; each links to its details. */
export function TermLine({ overview, scope, from }: TermLineProps) {
  const { term, overall, students, pending } = overview
  if (!term) return 'Figures appear with the first term.'
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
      {term.name} · {percentWords(overall.percentage)} of{' '}
      {behind('records', counted(marks, 'record'), { status: 'counted' })},{' '}
      {behind('students', counted(students, 'student'))},{' '}
      {behind('sessions', counted(overall.sessions, 'session'))}
      {pending > 0 && ` · updating, ${counted(pending, 'change')} left`}
    </>
  )
}
