import type { WorkCorrelations } from '@campanile/contract/analytics/analytics.ts'
import type { EnrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { computeShare } from '@campanile/contract/attendance/attendance-figures.ts'
import { Columns } from '#charts/Columns.tsx'
import { DotPlot } from '#charts/DotPlot.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { fixedWords, numberWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { scopeOf } from '../analyticsView.ts'
import { attendanceBandWords } from '../drilldown/partWords.ts'
import { rowsPath } from '../drilldown/rowsView.ts'
import { m as analytics } from '../messages.ts'
import { correlationWords, percentWords } from '../percentWords.ts'
import { ViewCard } from '../ViewCard.tsx'
import type { ViewProps } from '../viewProps.ts'
import { m } from './messages.ts'

type Band = WorkCorrelations['bands'][number]

const labelOf = ({ from }: Band) => attendanceBandWords(from)

interface BandChartProps {
  label: string
  /** Per cent; null if there is no data. */
  figureOf: (band: Band) => number | null
  baseOf: (band: Band) => number
  base: string
  bands: readonly Band[]
  to: (band: Band) => string
}

/** One thing by bands of attendance. */
const BandChart = ({ label, figureOf, baseOf, base, bands, to }: BandChartProps) => (
  <WithTable
    label={label}
    heads={[m.attendance(), m.percentOf({ figure: label }), base]}
    rows={bands.map((band) => [labelOf(band), figureOf(band), baseOf(band)])}
    links={bands.map(to)}
  >
    <DotPlot
      summary={bands.map((band) => `${labelOf(band)}: ${percentWords(figureOf(band))}`).join('; ')}
      columns={bands.map((band) => ({
        label: m.bandShort({ from: band.from, until: band.to }),
        name: m.figureIn({ figure: label, band: labelOf(band) }),
        to: to(band),
        value: figureOf(band),
        text: percentWords(figureOf(band)),
      }))}
    />
  </WithTable>
)

const strength = (r: number | null) =>
  r === null
    ? correlationWords(r)
    : analytics.correlationAndR({ correlation: correlationWords(r), r: fixedWords(r, 2).replace('-', '−') })

/** The relation between attendance and submitted work or marks. */
export function WorkView({ list }: ViewProps) {
  const scope = scopeOf(list.view)
  const work = useRead('readWorkCorrelations', scope)
  const behind =
    (which?: EnrolmentsWith) =>
    ({ from }: Band) =>
      rowsPath('enrolments', 'work', scope, { band: from, ...(which && { with: which }) })
  const isEmpty = ({ bands }: WorkCorrelations) => bands.every(({ enrolments }) => enrolments === 0)
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-base text-ink-2">{m.howStudentsAreGrouped()}</p>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <ViewCard
          id="work-marks"
          title={m.marks()}
          hint={work.data && strength(work.data.withMarks)}
          query={work}
          isEmpty={isEmpty}
        >
          {({ bands }) => (
            <BandChart
              label={m.meanOfReleasedMarks()}
              bands={bands}
              figureOf={({ mark }) => mark}
              baseOf={({ marked }) => marked}
              base={m.studentsInClasses()}
              to={behind('marks')}
            />
          )}
        </ViewCard>
        <ViewCard
          id="work-submitted"
          title={m.workSubmitted()}
          hint={work.data && strength(work.data.withWork)}
          query={work}
          isEmpty={isEmpty}
        >
          {({ bands }) => (
            <BandChart
              label={m.submittedOfWorkDue()}
              bands={bands}
              figureOf={({ submitted, due }) => computeShare(submitted, due)}
              baseOf={({ due }) => due}
              base={m.due()}
              to={behind('due')}
            />
          )}
        </ViewCard>
        <ViewCard id="work-time" title={m.onTime()} hint={m.ofSubmittedWork()} query={work} isEmpty={isEmpty}>
          {({ bands }) => (
            <BandChart
              label={m.onTimeOfSubmittedWork()}
              bands={bands}
              figureOf={({ inTime, submitted }) => computeShare(inTime, submitted)}
              baseOf={({ submitted }) => submitted}
              base={m.submitted()}
              to={behind('submitted')}
            />
          )}
        </ViewCard>
        <ViewCard
          id="work-bands"
          title={m.numberOfEnrolments()}
          hint={m.studentsInClassesByTheirAttendance()}
          query={work}
          isEmpty={isEmpty}
        >
          {({ bands }) => (
            <WithTable
              label={m.studentsInClassesByAttendance()}
              heads={[m.attendance(), m.studentsInClasses()]}
              rows={bands.map((band) => [labelOf(band), band.enrolments])}
              links={bands.map(behind())}
            >
              <Columns
                summary={bands
                  .map((band) => `${labelOf(band)}: ${m.studentsCounted({ students: band.enrolments })}`)
                  .join('; ')}
                columns={bands.map((band) => ({
                  label: m.bandShort({ from: band.from, until: band.to }),
                  name: m.attendanceIn({ band: labelOf(band) }),
                  to: behind()(band),
                  value: band.enrolments,
                  text: numberWords(band.enrolments),
                }))}
              />
            </WithTable>
          )}
        </ViewCard>
      </div>
    </>
  )
}
