import type { ReportGroup, ReportRow } from '@campanile/contract/insight/reports.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { RateChip } from './RateChip.tsx'
import { ReportLink, reportColumns } from './reportColumns.tsx'
import { rowLink } from './reportQuery.ts'
import { groupWords } from './reportWords.ts'

interface ReportTableProps {
  list: ListControl
  by: ReportGroup
  report: UseQueryResult<Answer<'readAttendanceReport'>>
}

const NoRows = ({ list }: { list: ListControl }) =>
  list.narrowed ? (
    <Empty
      kind="search"
      title="Nothing was held that fits these filters"
      action={<Button onClick={list.clear}>Clear filters</Button>}
    >
      Choose other days or use fewer filters.
    </Empty>
  ) : (
    <Empty kind="none" title="Nothing was held in this term yet">
      Rows appear here with the first marks.
    </Empty>
  )

const meta = ({ held, present, late, absent, excused }: ReportRow) =>
  `${held} held: ${present} present, ${late} late, ${absent} absent, ${excused} excused`

/** The page of rows that was asked for, and what stands there when there is none. */
export function ReportTable({ list, by, report }: ReportTableProps) {
  const { data, error } = report
  const { setPage } = list
  // The rows of the last page may be gone, or a link may name a page that never was.
  const lastPage = data && data.items.length === 0 ? Math.ceil(data.total / data.pageSize) : 0
  useEffect(() => {
    if (lastPage > 0) setPage(lastPage)
  })
  if (error && !data) {
    return <LoadFailed title="We could not load the report" error={error} onRetry={report.refetch} />
  }
  if (!data || lastPage > 0) return <SkeletonList />
  if (data.total === 0) return <NoRows list={list} />
  const link = (row: ReportRow) => rowLink(list.view, by, row)
  return (
    <>
      <DataTable
        label={groupWords[by].choice}
        columns={reportColumns(by, link)}
        rows={data.items}
        rowKey={({ id }) => id}
        sort={list.view.sort}
        onSort={list.sortBy}
        stale={report.isPlaceholderData}
        item={(row) => (
          <ListItem
            title={<ReportLink row={row} link={link} />}
            chip={<RateChip percentage={row.percentage} below={row.below} />}
            essence={row.detail}
            meta={meta(row)}
          />
        )}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.setPage} />
    </>
  )
}
