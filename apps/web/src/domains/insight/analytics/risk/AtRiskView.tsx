import { type RiskLevel, riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { Link } from 'react-router'
import { pagesAsOne } from '#lib/onePage.ts'
import { useReadPages } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { riskAsked } from '../analyticsView.ts'
import { MoreRows } from '../MoreRows.tsx'
import type { ViewProps } from '../viewProps.ts'
import { m } from './messages.ts'
import { nobodyAtRisk } from './nobodyAtRisk.ts'
import { levelWords, riskColumns } from './RiskTable.tsx'

const tones = { high: 'bad', medium: 'warn', watch: 'idle' } as const

const total = (counts: Record<RiskLevel, number>) => riskLevels.reduce((sum, level) => sum + counts[level], 0)

/** Everybody at risk in a term, those most so first. */
export function AtRiskView({ list }: ViewProps) {
  const asked = riskAsked(list.view)
  const { level } = asked
  const query = useReadPages('listAtRiskStudents', asked)
  const first = query.data?.pages[0]
  return (
    <>
      <CountStrip
        label={m.studentsAtRiskByLevel()}
        counts={riskLevels.map((value) => ({
          value,
          label: levelWords[value],
          count: first?.counts[value],
          tone: tones[value],
        }))}
        chosen={level ?? ''}
        onChoose={(value) => list.setFilter('level', value)}
      />
      <ListCard
        name="at-risk"
        label={m.studentsAtRisk()}
        list={list}
        query={pagesAsOne(query)}
        count={
          first ? m.studentsCounted({ students: level ? first.counts[level] : total(first.counts) }) : ''
        }
        failure={m.weCouldntLoadTheStudents()}
        search={m.findAStudent()}
        actions={
          <Link to="/app/dashboard/cases" className={buttonClass()}>
            {m.allCases()}
          </Link>
        }
        empty={nobodyAtRisk(first?.pending ?? 0)}
        columns={riskColumns(first?.required ?? 0)}
        rowKey={({ studentId }) => studentId}
        foot={<MoreRows query={query} />}
      />
    </>
  )
}
