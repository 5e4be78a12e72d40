import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ImportStateChip } from './ImportStateChip.tsx'
import { countsText, ImportLink, importColumns } from './importColumns.tsx'
import { formatWords } from './importWords.ts'

/** Earlier imports, the latest first. */
export function ImportsList({ list }: { list: ListControl }) {
  return (
    <Card aria-labelledby="earlier" className="mb-6">
      <CardHead
        id="earlier"
        title="Earlier imports"
        hint="They can be undone for half a year."
        className="pb-4"
      />
      <ImportsPage list={list} />
    </Card>
  )
}

function ImportsPage({ list }: { list: ListControl }) {
  const time = useTimeFormat()
  const { data, error, refetch, isPlaceholderData } = useRead('listImports', { page: list.view.page })
  if (error && !data) {
    return <LoadFailed title="We couldn’t load the imports" error={error} heading="h3" onRetry={refetch} />
  }
  if (!data) return <SkeletonList />
  if (data.total === 0) {
    return (
      <Empty kind="none" title="No imports yet" heading="h3">
        What you import stands here, with what it changed.
      </Empty>
    )
  }
  return (
    <>
      <DataTable
        label="Earlier imports"
        columns={importColumns(time)}
        rows={data.items}
        rowKey={({ id }) => id}
        stale={isPlaceholderData}
        item={(it) => (
          <ListItem
            title={<ImportLink it={it} />}
            chip={<ImportStateChip state={it.state} />}
            essence={it.state === 'reading' || it.state === 'failed' ? null : countsText(it)}
            meta={`${formatWords[it.format].label}, ${time.dateWithYear(it.createdAt)}`}
          />
        )}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.setPage} />
    </>
  )
}
