import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { LateCounts } from './LateCounts.tsx'
import { LateFilters } from './LateFilters.tsx'
import { LateItem } from './LateItem.tsx'
import { lateColumns } from './lateColumns.tsx'
import { lateQuery, lateShape, type WorkIds, workOf, workParam } from './lateQuery.ts'

const LatePanel = lazyDialog(() => import('./LatePanel.tsx'), 'LatePanel')

/** `/app/late-submissions`: work that came late, and what is decided about it. */
export function LateScreen() {
  useDocumentTitle('Late Submissions')
  const list = useListView(lateShape)
  const query = lateQuery(list.view)
  const late = useRead('listLateSubmissions', query)
  const time = useTimeFormat()
  const { opened: named, open: openNamed, close } = useOpenedParam('work')
  const opened = workOf(named)
  const open = (work: WorkIds) => openNamed(workParam(work))
  const narrowed = list.view.search !== '' || Object.keys(list.view.filters).some((it) => it !== 'show')
  return (
    <>
      <PageHead
        title="Late Submissions"
        sub="Work that came after its due date: let the penalty stand, waive it, or reject the work."
      />
      <LateCounts
        counts={late.data?.counts}
        shown={query.filter}
        onShow={(show) => list.setFilter('show', show === 'waiting' ? '' : show)}
      />
      <Card aria-label="Late work">
        <LateFilters list={list} query={query} total={late.data?.total} />
        <PagedList
          query={late}
          onPage={list.setPage}
          failure="We could not load the late submissions"
          heading="h2"
          empty={
            <Empty
              kind={narrowed ? 'search' : 'done'}
              title={
                narrowed
                  ? 'No late work fits these filters'
                  : query.filter === 'waiting'
                    ? 'No late work waits for you'
                    : 'Nothing here'
              }
              action={narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Late submissions"
              columns={lateColumns(time, open)}
              rows={rows}
              rowKey={workParam}
              sort={list.view.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(row) => <LateItem row={row} onOpen={() => open(row)} />}
            />
          )}
        </PagedList>
      </Card>
      {opened && <LatePanel work={opened} rows={late.data?.items ?? []} onOpen={openNamed} onClose={close} />}
    </>
  )
}
