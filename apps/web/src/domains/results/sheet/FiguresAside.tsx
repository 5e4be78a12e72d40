import { memo } from 'react'
import { Histogram } from '#charts/Histogram.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { averageWords } from '../sheetWords.ts'
import { Unusual } from '../Unusual.tsx'
import { figuresOf } from './figures.ts'
import { shortMark } from './markText.ts'
import { m } from './messages.ts'

interface FiguresAsideProps {
  texts: readonly string[]
  maxMark: string
  /** About the sheet as a whole, in words. */
  unusual: readonly string[]
}

const markOf = (value: number | null) => (value === null ? '–' : shortMark(String(value)))
const averageOf = (value: number | null) => (value === null ? '–' : averageWords(value))

/** Statistics of the marks while they are typed. */
export const FiguresAside = memo(function FiguresAside({ texts, maxMark, unusual }: FiguresAsideProps) {
  const figures = figuresOf(texts, maxMark)
  const { marked, absent, incomplete, missing, mean, median, lowest, highest, bins } = figures
  const summary =
    marked === 0
      ? m.noMarksYet()
      : m.summaryOfMarks({
          count: marked,
          lowest: markOf(lowest),
          highest: markOf(highest),
          mean: averageOf(mean),
          median: averageOf(median),
        })
  return (
    <Card aria-labelledby="figures" className="h-fit xl:sticky xl:top-20">
      <CardHead id="figures" title={m.summary()} hint={m.updatesAsYouType()} />
      <div className="px-5 pb-5 pt-4 max-sm:px-4">
        <Histogram bins={bins} max={shortMark(maxMark)} summary={summary} />
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:max-xl:grid-cols-4">
          <Figure size="sm" label={m.mean()} definition="mean" value={averageOf(mean)} />
          <Figure size="sm" label={m.median()} definition="median" value={averageOf(median)} />
          <Figure size="sm" label={m.lowest()} value={markOf(lowest)} />
          <Figure size="sm" label={m.highest()} value={markOf(highest)} />
          <Figure size="sm" label={m.absent()} value={absent} />
          <Figure size="sm" label={m.incomplete()} value={incomplete} />
          <Figure size="sm" label={m.missing()} value={missing} />
          <Figure size="sm" label={m.marked()} value={marked} />
        </dl>
        <Unusual reasons={unusual} className="mt-4" />
      </div>
    </Card>
  )
})
