import { type RiskLevel, riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { counted } from '#lib/counted.ts'
import { useReadPages } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { riskAsked } from '../analyticsView.ts'
import { MoreRows } from '../MoreRows.tsx'
import type { ViewProps } from '../viewProps.ts'
import { levelWords, RiskTable } from './RiskTable.tsx'

const tones = { high: 'bad', medium: 'warn', watch: 'idle' } as const

const total = (counts: Record<RiskLevel, number>) => riskLevels.reduce((sum, level) => sum + counts[level], 0)

/** Everybody at risk in a term, those most so first. */
export function AtRiskView({ list }: ViewProps) {
  const asked = riskAsked(list.view)
  const { level, search } = asked
  const query = useReadPages('listAtRiskStudents', asked)
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
        <FilterBar count={first ? counted(level ? first.counts[level] : total(first.counts), 'student') : ''}>
          <ListSearch list={list} label="Find a student" />
        </FilterBar>
        {!first && !query.error && <SkeletonList />}
        {!first && query.error && (
          <LoadFailed title="We could not load the students" error={query.error} onRetry={query.refetch} />
        )}
        {first && rows.length === 0 && (
          <Empty
            kind={search ? 'search' : 'done'}
            title={search ? 'Nobody at risk matches' : 'Nobody is at risk here'}
            action={search && <Button onClick={() => list.setSearch('')}>Clear search</Button>}
          />
        )}
        {first && rows.length > 0 && (
          <RiskTable rows={rows} required={first.required} stale={query.isPlaceholderData} />
        )}
        <MoreRows query={query} />
      </Card>
    </>
  )
}
