import type { MarkStatistics } from '@campanile/contract/results/mark-sheets.ts'
import { BoxPlot } from '#charts/BoxPlot.tsx'
import { Histogram } from '#charts/Histogram.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '../Figure.tsx'
import { shortMark } from '../sheet/markText.ts'
import { Unusual } from '../Unusual.tsx'

interface StatisticsCardProps {
  statistics: MarkStatistics
  maxMark: string
  /** About the sheet as a whole, in words. */
  unusual: readonly string[]
}

const shown = (value: string | null) => value ?? '–'

/** What the marks of a sheet come to. */
export function StatisticsCard({ statistics, maxMark, unusual }: StatisticsCardProps) {
  const { count, mean, lowest, lowerQuartile, median, upperQuartile, highest, deviation, bins } = statistics
  const max = shortMark(maxMark)
  const five = [lowest, lowerQuartile, median, upperQuartile, highest].map(Number)
  return (
    <Card aria-labelledby="statistics" className="mb-5">
      <CardHead
        id="statistics"
        title="Statistics"
        hint={`${count} marks that count, late penalties taken off, absent as 0`}
      />
      <div className="grid gap-x-8 gap-y-5 px-5 pb-5 pt-4 max-sm:px-4 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
        <div>
          <Histogram
            bins={bins}
            max={max}
            summary={`${count} marks in tenths of ${max}, lowest first: ${bins.join(', ')}.`}
          />
          {mean !== null && (
            <BoxPlot
              figures={five as [number, number, number, number, number]}
              max={Number(max)}
              summary={`Half of the marks lie between ${lowerQuartile} and ${upperQuartile}, the median is ${median}.`}
            />
          )}
        </div>
        <div>
          <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:grid-cols-4">
            <Figure label="Mean">{shown(mean)}</Figure>
            <Figure label="Median">{shown(median)}</Figure>
            <Figure label="Deviation">{shown(deviation)}</Figure>
            <Figure label="Pass rate">
              {statistics.passRate === null ? '–' : `${statistics.passRate}%`}
            </Figure>
            <Figure label="Lowest">{shown(lowest)}</Figure>
            <Figure label="Lower quartile">{shown(lowerQuartile)}</Figure>
            <Figure label="Upper quartile">{shown(upperQuartile)}</Figure>
            <Figure label="Highest">{shown(highest)}</Figure>
            <Figure label="Absent">{statistics.absent}</Figure>
            <Figure label="Incomplete">{statistics.incomplete}</Figure>
            <Figure label="Missing">{statistics.missing}</Figure>
          </dl>
          <Unusual reasons={unusual} className="mt-5" />
        </div>
      </div>
    </Card>
  )
}
