import { riskLevels } from '@campanile/contract/at-risk.ts'
import { oneOf } from '#lib/listParams.ts'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useAtRisk } from '../analytics.api.ts'
import { scopeOf } from '../analyticsView.ts'
import { MoreRows } from '../rows/MoreRows.tsx'
import type { ViewProps } from '../viewProps.ts'
import { levelWords, RiskTable } from './RiskTable.tsx'

const tones = { high: 'bad', medium: 'warn', watch: 'idle' } as const

/** Everybody at risk in a term, those most so first. */
export function AtRiskView({ list }: ViewProps) {
  const level = oneOf(riskLevels, list.view.filters.level)
  const query = useAtRisk({ ...scopeOf(list.view), ...(level && { level }) })
  const first = query.data?.pages[0]
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <CountStrip
        label="Students at risk by level"
        counts={riskLevels.map((value) => ({
          value,
          label: levelWords[value],
          count: first?.counts[value],
          tone: tones[value],
        }))}
        chosen={level ?? ''}
        onChoose={(value) => list.setFilter('level', value)}
      />
      <Card aria-label="Students at risk" className="overflow-hidden">
        {!first && !query.error && <SkeletonList />}
        {!first && query.error && (
          <LoadFailed title="We could not load the students" error={query.error} onRetry={query.refetch} />
        )}
        {first && rows.length === 0 && <Empty kind="done" title="Nobody is at risk here" />}
        {first && rows.length > 0 && <RiskTable rows={rows} required={first.required} />}
        <MoreRows query={query} />
      </Card>
    </>
  )
}
