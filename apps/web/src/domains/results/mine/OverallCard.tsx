import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentResults } from '@campanile/contract/results/results.ts'
import { ArchBars } from '#charts/ArchBars.tsx'
import { seriesWords } from '#lib/listWords.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { m } from './messages.ts'
import { averageWords } from './resultWords.ts'

/** Grade points of the default scheme; the arches grow with a scheme that goes higher. */
const usualMost = 4

/** The average of all terms, and how it went from term to term. */
export function OverallCard({ results }: { results: StudentResults }) {
  const { gpa, credits, creditsPassed } = results
  const bars = results.terms
    .map(({ termName, gpa: value }) => ({
      label: termName,
      value: value === null ? null : Number(value),
      text: value === null ? '–' : withTwoDecimals(value),
    }))
    .reverse()
  const graded = bars.filter(({ value }) => value !== null)
  const most = Math.max(usualMost, ...graded.map(({ value }) => value ?? 0))
  return (
    <Card aria-labelledby="overall">
      <CardHead id="overall" title={m.allTerms()} />
      <div className="flex flex-wrap items-end gap-x-14 gap-y-5 px-5 pb-5 pt-2 max-sm:px-4">
        <div className="min-w-0 flex-1 basis-72">
          <dl>
            <Figure
              label={m.gpa()}
              definition="gpa"
              size="xl"
              value={gpa === null ? '–' : withTwoDecimals(gpa)}
            >
              {gpa === null ? m.noGPAYet() : m.gpaOverCredits({ credits, creditsPassed })}
            </Figure>
          </dl>
          <p className="mt-2 max-w-[60ch] text-sm text-ink-3">{averageWords(results)}</p>
        </div>
        {graded.length > 1 && (
          <div className="min-w-0 flex-1 basis-64">
            <ArchBars
              bars={bars}
              most={most}
              summary={m.gpaByTermBars({
                bars: seriesWords(bars.map(({ label, text }) => `${label} ${text}`)),
              })}
            />
          </div>
        )}
      </div>
    </Card>
  )
}
