import { memo } from 'react'
import { Histogram } from '#charts/Histogram.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '../Figure.tsx'
import { shortNumber } from '../sheetWords.ts'
import { Unusual } from '../Unusual.tsx'
import { figuresOf } from './figures.ts'
import { shortMark } from './markText.ts'

interface FiguresAsideProps {
  texts: readonly string[]
  maxMark: string
  /** About the sheet as a whole, in words. */
  unusual: readonly string[]
}

const shown = (value: number | null) => (value === null ? '–' : shortNumber(value))

/** What the marks come to while they are typed. */
export const FiguresAside = memo(function FiguresAside({ texts, maxMark, unusual }: FiguresAsideProps) {
  const figures = figuresOf(texts, maxMark)
  const { marked, absent, incomplete, missing, mean, median, lowest, highest, bins } = figures
  const summary =
    marked === 0
      ? 'No marks yet.'
      : `${marked} marks from ${shown(lowest)} to ${shown(highest)}, mean ${shown(mean)}, median ${shown(median)}.`
  return (
    <Card aria-labelledby="figures" className="h-fit xl:sticky xl:top-20">
      <CardHead id="figures" title="Summary" hint="Updates as you type" />
      <div className="px-5 pb-5 pt-4 max-sm:px-4">
        <Histogram bins={bins} max={shortMark(maxMark)} summary={summary} />
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:max-xl:grid-cols-4">
          <Figure label="Mean">{shown(mean)}</Figure>
          <Figure label="Median">{shown(median)}</Figure>
          <Figure label="Lowest">{shown(lowest)}</Figure>
          <Figure label="Highest">{shown(highest)}</Figure>
          <Figure label="Absent">{absent}</Figure>
          <Figure label="Incomplete">{incomplete}</Figure>
          <Figure label="Missing">{missing}</Figure>
          <Figure label="Marked">{marked}</Figure>
        </dl>
        <Unusual reasons={unusual} className="mt-4" />
      </div>
    </Card>
  )
})
