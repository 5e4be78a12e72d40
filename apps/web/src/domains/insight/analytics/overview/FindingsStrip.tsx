import type { AnalyticsFinding } from '@campanile/contract/analytics.ts'
import { findingWords } from '@campanile/contract/analytics-words.ts'
import type { ListControl } from '#lib/useListView.ts'

/** What opens for a finding. */
function opened(finding: AnalyticsFinding): Record<string, string> {
  switch (finding.kind) {
    case 'weak-time':
      return { rows: '1', weekday: String(finding.weekday), hour: String(finding.hour) }
    case 'late-time':
      return { rows: '1', hour: String(finding.hour) }
    case 'slipped':
      return { programmeId: finding.programmeId }
  }
}

interface FindingsStripProps {
  list: ListControl
  findings: readonly AnalyticsFinding[]
}

/** What stands out, in words; each leads to what it is made of. */
export function FindingsStrip({ list, findings }: FindingsStripProps) {
  if (findings.length === 0) return null
  return (
    <section
      aria-label="What stands out"
      className="mb-5 grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-1 md:auto-cols-fr md:grid-flow-col"
    >
      {findings.slice(0, 3).map((finding) => {
        const { title, sentence } = findingWords(finding)
        return (
          <div key={title} className="flex flex-col bg-surface p-5 max-sm:p-4">
            <h2 className="text-md font-[620]">{title}</h2>
            <p className="mt-1 flex-1 text-base text-ink-2">{sentence}</p>
            <button
              type="button"
              onClick={() => list.setFilters(opened(finding))}
              className="mt-2 self-start py-1 text-sm font-[560] text-brand-ink hover:underline max-md:py-2.5"
            >
              {finding.kind === 'slipped' ? 'See this programme' : 'See these sessions'}
            </button>
          </div>
        )
      })}
    </section>
  )
}
