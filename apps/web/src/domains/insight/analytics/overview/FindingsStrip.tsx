import type { AnalyticsFinding } from '@campanile/contract/analytics/analytics.ts'
import { findingWords } from '@campanile/contract/analytics/analytics-words.ts'
import type { ReactNode } from 'react'
import { CardLink } from '#ui/CardLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { type Scope, tabPath } from '../analyticsView.ts'
import { rowsPath } from '../drilldown/rowsView.ts'
import { m } from './messages.ts'

/** The link of a finding. */
function pathOf(finding: AnalyticsFinding, scope: Scope): string {
  switch (finding.kind) {
    case 'weak-time':
      return rowsPath('sessions', '', scope, { weekday: finding.weekday, hour: finding.hour })
    case 'late-time':
      return rowsPath('records', '', scope, { hour: finding.hour, status: 'late' })
    case 'slipped':
      return tabPath('', { ...scope, programmeId: finding.programmeId })
  }
}

/** The label of the link. */
function seeWords(kind: AnalyticsFinding['kind'], finding: string): ReactNode {
  switch (kind) {
    case 'weak-time':
      return m.seeTheseSessions({ finding, hidden })
    case 'late-time':
      return m.seeTheLateRecords({ finding, hidden })
    case 'slipped':
      return m.seeThisProgramme({ finding, hidden })
  }
}

interface FindingsStripProps {
  scope: Scope
  findings: readonly AnalyticsFinding[]
}

/** Key findings as text, each linked to the data behind it. */
export function FindingsStrip({ scope, findings }: FindingsStripProps) {
  if (findings.length === 0) return null
  return (
    <section
      aria-label={m.keyFindings()}
      className="mb-5 grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-1 md:auto-cols-fr md:grid-flow-col"
    >
      {findings.slice(0, 3).map((finding) => {
        const { title, sentence, basis } = findingWords(finding)
        return (
          <div key={title} className="flex flex-col bg-surface p-5 max-sm:p-4">
            <h2 className="text-md font-title">{title}</h2>
            <p className="mt-1 text-base text-ink-2">{sentence}</p>
            <p className="tnum mt-1 flex-1 text-sm text-ink-3">{basis}</p>
            <CardLink to={pathOf(finding, scope)} className="mt-2 self-start">
              {seeWords(finding.kind, title)}
            </CardLink>
          </div>
        )
      })}
    </section>
  )
}
