import type { AtRiskStudent, RiskLevel } from '@campanile/contract/analytics/at-risk.ts'
import { Spark } from '#charts/Spark.tsx'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { CaseButton } from '../../cases/CaseButton.tsx'
import { RiskReasons } from '../../RiskReasons.tsx'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'

export const levelWords: Record<RiskLevel, string> = { high: m.high(), medium: m.medium(), watch: m.watch() }
const levelLooks: Record<RiskLevel, { ink: string; fill: string }> = {
  high: { ink: 'text-bad-ink', fill: 'bg-[var(--h-3)]' },
  medium: { ink: 'text-warn-ink', fill: 'bg-[var(--h-2)]' },
  watch: { ink: 'text-ink-2', fill: 'bg-ink-3' },
}

const nameOf = ({ firstName, lastName }: AtRiskStudent) => `${firstName} ${lastName}`

/** The classes for which the student is at risk, each once. */
const studentToHelp = (student: AtRiskStudent) => {
  const classes = new Map(
    student.reasons.flatMap((it) => ('classId' in it ? [[it.classId, it.course] as const] : [])),
  )
  return {
    id: student.studentId,
    name: nameOf(student),
    classes: [...classes].map(([classId, course]) => ({ classId, course })),
  }
}

const Level = ({ student: { level, score } }: { student: AtRiskStudent }) => (
  <span className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className="h-1.5 w-14 overflow-hidden rounded-full bg-sunken dark:bg-canvas max-md:hidden"
    >
      <span
        className={cn('block h-full rounded-full', levelLooks[level].fill)}
        style={{ width: `${score}%` }}
      />
    </span>
    <span className={cn('font-label', levelLooks[level].ink)}>{levelWords[level]}</span>
  </span>
)

/** One arch per missed session, up to five. */
const Missed = ({ count }: { count: number }) => (
  <span className="flex items-center gap-1">
    {[1, 2, 3, 4, 5].map((place) => (
      <span
        key={place}
        aria-hidden="true"
        className={cn(
          'h-3.5 w-2.5 rounded-t-full rounded-b-[2px]',
          place <= count ? 'bg-[var(--h-3)]' : 'shadow-edge',
        )}
      />
    ))}
    <span className="tnum ms-1 text-ink-2">{count}</span>
  </span>
)

/** Reasons shown at once; the weightiest come first. */
const shownReasons = 3

function Reasons({ student: { reasons } }: { student: AtRiskStudent }) {
  const rest = reasons.slice(shownReasons)
  return (
    <div className="py-1.5 text-ink-2">
      <RiskReasons reasons={reasons.slice(0, shownReasons)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer font-label text-brand-ink">
            {m.moreReasons({ count: rest.length })}
          </summary>
          <RiskReasons reasons={rest} />
        </details>
      )}
    </div>
  )
}

export const riskColumns = (required: number): Column<AtRiskStudent>[] => [
  {
    id: 'student',
    head: m.student(),
    ...aboutPerson((it) => ({
      personId: it.studentId,
      name: nameOf(it),
      profileImage: it.profileImage,
      sub: joinFacts(it.programme, it.batch),
    })),
  },
  {
    id: 'attendance',
    head: m.attendance(),
    cell: (it) => <span className="tnum text-lg font-title">{percentWords(it.percentage)}</span>,
    phone: 'chip',
  },
  {
    id: 'weeks',
    head: m.weeks(),
    className: 'max-lg:hidden',
    cell: (it) => <Spark values={it.weeks} rule={required} />,
    phone: { foot: (it) => <Spark values={it.weeks} rule={required} width={88} /> },
  },
  {
    id: 'missed',
    head: m.missedInARow(),
    className: 'max-lg:hidden',
    cell: (it) => <Missed count={it.missedInARow} />,
  },
  {
    id: 'why',
    head: m.why(),
    className: 'w-[34%]',
    cell: (it) => <Reasons student={it} />,
    phone: 'essence',
  },
  { id: 'level', head: m.risk(), cell: (it) => <Level student={it} />, phone: 'meta' },
  {
    id: 'case',
    head: m.case(),
    headHidden: true,
    cell: (it) => <CaseButton student={studentToHelp(it)} />,
    phone: 'action',
  },
]

interface RiskTableProps {
  rows: readonly AtRiskStudent[]
  required: number
  /** The rows of an earlier question, while those asked for load. */
  stale: boolean
}

/** Students at risk, with the reasons as text. */
export const RiskTable = ({ rows, required, stale }: RiskTableProps) => (
  <DataTable
    label={m.studentsAtRisk()}
    columns={riskColumns(required)}
    rows={rows}
    stale={stale}
    rowKey={({ studentId }) => studentId}
  />
)
