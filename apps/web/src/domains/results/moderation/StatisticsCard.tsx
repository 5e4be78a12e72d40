import type { MarkStatistics } from '@campanile/contract/results/mark-sheets.ts'
import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { BoxPlot } from '#charts/BoxPlot.tsx'
import { Histogram } from '#charts/Histogram.tsx'
import { decimalWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
import { locale } from '#lib/locale.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Figure } from '#ui/Figure.tsx'
import { resultPercent } from '../percentWords.ts'
import { shortMark } from '../sheet/markText.ts'
import { Unusual } from '../Unusual.tsx'
import { m } from './messages.ts'

interface StatisticsCardProps {
  statistics: MarkStatistics
  maxMark: string
  /** Flags of the whole sheet, as text. */
  unusual: readonly string[]
}

const markOf = (value: string | null) => (value === null ? '–' : decimalWords(value))
const averageOf = (value: string | null) => (value === null ? '–' : withTwoDecimals(value, locale))

/** Statistics of a sheet's marks. */
export function StatisticsCard({ statistics, maxMark, unusual }: StatisticsCardProps) {
  const { count, mean, lowest, lowerQuartile, median, upperQuartile, highest, deviation, bins } = statistics
  const max = shortMark(maxMark)
  const five = [lowest, lowerQuartile, median, upperQuartile, highest].map(Number)
  return (
    <Card aria-labelledby="statistics" className="mb-5">
      <CardHead id="statistics" title={m.statistics()} hint={m.marksThatCount({ count })} />
      <div className="grid gap-x-8 gap-y-5 px-5 pb-5 pt-4 max-sm:px-4 md:grid-cols-leading-aside">
        <div>
          <Histogram
            bins={bins}
            max={max}
            summary={m.marksInTenths({ count, max: decimalWords(max), bins: seriesWords(bins.map(String)) })}
          />
          {mean !== null && (
            <BoxPlot
              figures={five as [number, number, number, number, number]}
              max={Number(max)}
              summary={m.middleHalf({
                lowerQuartile: averageOf(lowerQuartile),
                upperQuartile: averageOf(upperQuartile),
                median: averageOf(median),
              })}
            />
          )}
        </div>
        <div>
          <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:grid-cols-4">
            <Figure size="sm" label={m.mean()} definition="mean" value={averageOf(mean)} />
            <Figure size="sm" label={m.median()} definition="median" value={averageOf(median)} />
            <Figure size="sm" label={m.deviation()} definition="deviation" value={averageOf(deviation)} />
            <Figure
              size="sm"
              label={m.passRate()}
              definition="sheet-pass-rate"
              value={statistics.passRate === null ? '–' : resultPercent(statistics.passRate)}
            />
            <Figure size="sm" label={m.lowest()} value={markOf(lowest)} />
            <Figure
              size="sm"
              label={m.lowerQuartile()}
              definition="quartile"
              value={averageOf(lowerQuartile)}
            />
            <Figure
              size="sm"
              label={m.upperQuartile()}
              definition="quartile"
              value={averageOf(upperQuartile)}
            />
            <Figure size="sm" label={m.highest()} value={markOf(highest)} />
            <Figure size="sm" label={m.absent()} value={statistics.absent} />
            <Figure size="sm" label={m.incomplete()} value={statistics.incomplete} />
            <Figure size="sm" label={m.missing()} value={statistics.missing} />
          </dl>
          <Unusual reasons={unusual} className="mt-5" />
        </div>
      </div>
    </Card>
  )
}
