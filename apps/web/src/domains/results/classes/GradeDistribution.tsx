import type { ClassResults } from '@campanile/contract/results/results.ts'
import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { resultPercent } from '../percentWords.ts'
import { m } from './messages.ts'

const shown = (value: string | null) => (value === null ? '–' : resultPercent(value))

/** The number of final results per grade. */
export function GradeDistribution({ results }: { results: ClassResults }) {
  const { items, weightTotal } = results
  const final = items.filter(({ status }) => status === 'final').length
  return (
    <Card aria-labelledby="grades" className="mb-5">
      <CardHead
        id="grades"
        title={m.grades()}
        hint={m.finalResultsAndWeights({ final, itemCount: items.length, weightTotal })}
      />
      {final === 0 ? (
        <p className="px-5 pb-5 pt-2 text-sm text-ink-3 max-sm:px-4">{m.gradesAppearOnceEveryAssessment()}</p>
      ) : (
        <Grades results={results} />
      )}
    </Card>
  )
}

function Grades({ results: { distribution, mean, median, passRate } }: { results: ClassResults }) {
  const most = Math.max(1, ...distribution.map(({ count }) => count))
  return (
    <div className="grid gap-x-8 gap-y-5 px-5 pb-5 pt-4 max-sm:px-4 md:grid-cols-wide-first">
      <ul aria-label={m.finalResultsByGrade()} className="flex h-36 items-end gap-2">
        {distribution.map(({ letter, passes, count }) => (
          <li key={letter} className="flex h-full min-w-0 max-w-16 flex-1 flex-col justify-end text-center">
            <span className="sr-only">{m.resultsWithGrade({ count, letter })}</span>
            <span aria-hidden="true" className="tnum text-xs font-strong">
              {count > 0 && count}
            </span>
            <span
              aria-hidden="true"
              className={cn(
                'mt-1 block rounded-t-full rounded-b-xs',
                count === 0 ? 'bg-line' : passes ? 'bg-brand-mid' : 'bg-[var(--h-3)]',
              )}
              style={{ height: count === 0 ? 2 : `${Math.max(8, (count / most) * 68)}%` }}
            />
            <span aria-hidden="true" className="mt-1 text-2xs font-strong text-ink-2">
              {letter}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid h-fit grid-cols-3 gap-4 md:grid-cols-2">
        <Figure size="sm" label={m.mean()} definition="mean" value={shown(mean)} />
        <Figure size="sm" label={m.median()} definition="median" value={shown(median)} />
        <Figure size="sm" label={m.passRate()} definition="class-pass-rate" value={shown(passRate)} />
      </dl>
    </div>
  )
}
