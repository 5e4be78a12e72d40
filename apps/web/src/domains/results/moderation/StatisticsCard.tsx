import type { MarkStatistics } from '@campanile/contract/results/mark-sheets.ts'
import { BoxPlot } from '#charts/BoxPlot.tsx'
import { Histogram } from '#charts/Histogram.tsx'
import { decimalWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
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

const shown = (value: string | null) => (value === null ? '–' : decimalWords(value))

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
                lowerQuartile: shown(lowerQuartile),
                upperQuartile: shown(upperQuartile),
                median: shown(median),
              })}
            />
          )}
        </div>
        <div>
          <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:grid-cols-4">
            <Figure size="sm" label={m.mean()} definition="mean" value={shown(mean)} />
            <Figure size="sm" label={m.median()} definition="median" value={shown(median)} />
            <Figure size="sm" label={m.deviation()} definition="deviation" value={shown(deviation)} />
            <Figure
              size="sm"
              label={m.passRate()}
              definition="sheet-pass-rate"
              value={statistics.passRate === null ? '–' : resultPercent(statistics.passRate)}
            />
            <Figure size="sm" label={m.lowest()} value={shown(lowest)} />
            <Figure size="sm" label={m.lowerQuartile()} definition="quartile" value={shown(lowerQuartile)} />
            <Figure size="sm" label={m.upperQuartile()} definition="quartile" value={shown(upperQuartile)} />
            <Figure size="sm" label={m.highest()} value={shown(highest)} />
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
