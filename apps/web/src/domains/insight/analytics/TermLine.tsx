import type { ReactNode } from 'react'
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
  const linkTo = (kind: RowKind, part?: RowsPart) => (words: ReactNode) => (
    <Link
      to={rowsPath(kind, from, scope, part)}
      className="underline decoration-line-2 underline-offset-4 hover:decoration-brand-ink"
    >
      {words}
    </Link>
  )
  const figures = {
    term: term.name,
    percent: percentWords(overall.percentage),
    records: overall.present + overall.late + overall.absent,
    students,
    sessions: overall.sessions,
    toRecords: linkTo('records', { status: 'counted' }),
    toStudents: linkTo('students'),
    toSessions: linkTo('sessions'),
  }
  return pending > 0 ? m.termFiguresUpdating({ ...figures, pending }) : m.termFigures(figures)
}
