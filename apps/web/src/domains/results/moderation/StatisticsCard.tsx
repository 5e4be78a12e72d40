import type { MarkStatistics } from '@campanile/contract/results/mark-sheets.ts'
import { BoxPlot } from '#charts/BoxPlot.tsx'
import { Histogram } from '#charts/Histogram.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { shortMark } from '../sheet/markText.ts'
import { Unusual } from '../Unusual.tsx'

interface StatisticsCardProps {
  statistics: MarkStatistics
  maxMark: string
  /** About the sheet as a whole, in words. */
  unusual: readonly string[]
}

const shown = (value: string | null) => value ?? '–'

/** Statistics of a sheet's marks. */
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
            <Figure size="sm" label="Mean" definition="mean" value={shown(mean)} />
            <Figure size="sm" label="Median" definition="median" value={shown(median)} />
            <Figure size="sm" label="Deviation" definition="deviation" value={shown(deviation)} />
            <Figure
              size="sm"
              label="Pass rate"
              definition="sheet-pass-rate"
              value={statistics.passRate === null ? '–' : `${statistics.passRate}%`}
            />
            <Figure size="sm" label="Lowest" value={shown(lowest)} />
            <Figure size="sm" label="Lower quartile" definition="quartile" value={shown(lowerQuartile)} />
            <Figure size="sm" label="Upper quartile" definition="quartile" value={shown(upperQuartile)} />
            <Figure size="sm" label="Highest" value={shown(highest)} />
            <Figure size="sm" label="Absent" value={statistics.absent} />
            <Figure size="sm" label="Incomplete" value={statistics.incomplete} />
            <Figure size="sm" label="Missing" value={statistics.missing} />
          </dl>
          <Unusual reasons={unusual} className="mt-5" />
        </div>
      </div>
    </Card>
  )
}
