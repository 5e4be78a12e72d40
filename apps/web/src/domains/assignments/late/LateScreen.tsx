import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useClassFilter, useTermFilter } from '../useClassFilters.ts'
import { lateColumns } from './lateColumns.tsx'
import { lateQuery, lateShape, type WorkIds, workOf, workParam } from './lateQuery.ts'
import { m } from './messages.ts'

const LatePanel = lazyDialog(() => import('./LatePanel.tsx'), 'LatePanel')

const cells = [
  { show: 'waiting', label: m.waiting(), tone: 'warn' },
  { show: 'accepted', label: lateDecisionWords.accepted, tone: 'info' },
  { show: 'waived', label: lateDecisionWords.waived, tone: 'ok' },
  { show: 'rejected', label: lateDecisionWords.rejected, tone: 'bad' },
  { show: 'all', label: m.all(), tone: 'idle' },
] as const

const orders = [
  { value: '-submittedAt', label: m.newestFirst() },
  { value: 'submittedAt', label: m.oldestFirst() },
  { value: '-lateness', label: m.latestFirst() },
  { value: 'student', label: m.studentAToZ() },
]

/** `/app/late-submissions`: late work and the decisions about it. */
export function LateScreen() {
  useDocumentTitle(m.lateSubmissions())
  const list = useListView(lateShape)
  const query = lateQuery(list.view)
  const late = useRead('listLateSubmissions', query)
  const readNow = useReadNow()
  const time = useTimeFormat()
  const { opened: named, open: openNamed, close } = useOpenedParam('work')
  const opened = workOf(named)
  const filters = [useTermFilter(), useClassFilter()]
  const { page: _page, sort: _sort, ...narrowing } = query
  const open = (work: WorkIds) => openNamed(workParam(work))
  return (
    <>
      <PageHead title={m.lateSubmissions()} sub={m.workSubmittedAfterItsDueDate()} />
      <CountStrip
        label={m.counts()}
        counts={cells.map(({ show, ...cell }) => ({
          ...cell,
          value: show === 'all' ? '' : show,
          count: late.data?.counts[show],
        }))}
        chosen={query.filter === 'all' ? '' : query.filter}
        onChoose={(show) => list.setFilter('show', show === 'waiting' ? '' : show || 'all')}
      />
      <ListCard
        name="late"
        label={m.lateWork()}
        rowsLabel={m.rows()}
        list={list}
        sort={query.sort}
        query={late}
        count={(count) => rowCounts.submissions({ count })}
        failure={m.weCouldntLoadTheLateSubmissions()}
        search={m.findAStudentOrAssignment()}
        filters={filters}
        orders={orders}
        actions={
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportLateSubmissions', { ...narrowing, format })}
            scheduled={{ report: 'exportLateSubmissions', input: narrowing, name: m.lateSubmissions() }}
          />
        }
        empty={{
          kind: 'done',
          title: query.filter === 'waiting' ? m.noLateWorkToReview() : m.nothingHere(),
        }}
        columns={lateColumns(time, open)}
        rowKey={workParam}
      />
      {opened && (
        <LatePanel
          work={opened}
          rows={late.data?.items ?? []}
          pages={
            late.data && {
              shown: late.data,
              load: (page) => readNow('listLateSubmissions', { ...query, page }),
              onPage: list.setPage,
            }
          }
          onOpen={openNamed}
          onClose={close}
        />
      )}
    </>
  )
}
