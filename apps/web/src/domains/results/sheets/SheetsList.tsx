import { sheetFormats } from '@campanile/contract/documents.ts'
import {
  type MarkSheet,
  type MarkSheetStatus,
  markSheetKinds,
  markSheetStatuses,
} from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKindWords, markSheetStatusWords } from '@campanile/contract/results/result-words.ts'
import { addressFor } from '#lib/api.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { ShowAllTerms, usualTermFilter } from '#ui/terms/usualTerm.tsx'
import { m } from './messages.ts'
import { sheetColumns } from './sheetColumns.tsx'
import { everyStatus, exportedSheets, sheetsQuery, sheetsShape } from './sheetsQuery.ts'
import { useKeptCounts } from './useKeptCounts.ts'

interface SheetsListProps {
  /** The path of a sheet is this and its id. */
  base: string
  /** The label of a sheet's link. */
  verb: (sheet: MarkSheet) => string
  /** Shown unless asked otherwise; without it all. */
  usual?: MarkSheetStatus
  /** Those of one class only. */
  classId?: string
}

const timeOptions = [
  { value: 'past', label: m.datePassed() },
  { value: 'ahead', label: m.dateAhead() },
]
const kindOptions = markSheetKinds.map((value) => ({ value, label: markSheetKindWords[value] }))

/** Exams and assignments with the state of their marks. */
export function SheetsList({ base, verb, usual, classId }: SheetsListProps) {
  const list = useListView(sheetsShape)
  const { filters } = list.view
  const shown = classId ? { ...list.view, filters: { ...filters, class: classId } } : list.view
  const query = sheetsQuery(shown, usual)
  const sheets = useRead('listMarkSheets', query)
  const time = useTimeFormat()
  const kept = useKeptCounts()
  const { data } = sheets
  const terms = {
    name: 'term',
    label: m.term(),
    options: (data?.terms ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
  const links = { base, verb, kept, onClass: (id: string) => list.setFilter('class', id) }
  const columns = sheetColumns(time, links)
  return (
    <>
      <CountStrip
        label={m.markSheetsByState()}
        counts={markSheetStatuses.map((value) => ({
          value,
          label: markSheetStatusWords[value],
          count: data?.counts[value],
        }))}
        chosen={query.status ?? ''}
        onChoose={(status) => list.setFilter('status', status || (usual ? everyStatus : ''))}
      />
      <ListCard
        name={classId ? 'class-mark-sheets' : 'mark-sheets'}
        label={m.markSheets()}
        list={list}
        sort={query.sort}
        query={sheets}
        count={(count) => rowCounts.markSheets({ count })}
        failure={m.weCouldntLoadTheMarkSheets()}
        search={m.findAnExamAssignmentOrClass()}
        filters={[
          ...(classId ? [] : [usual ? terms : usualTermFilter(list, terms)]),
          { name: 'kind', label: m.kind(), options: kindOptions },
          { name: 'when', label: m.date(), options: timeOptions },
          { name: 'to-complete', label: m.marks(), options: [{ value: '1', label: m.toComplete() }] },
        ]}
        moreFilters={
          !classId &&
          filters.class && (
            <RemovableChip onRemove={() => list.setFilter('class', '')}>
              {data?.items[0] ? m.onlyCourseCode({ courseCode: data.items[0].courseCode }) : m.onlyOneClass()}
            </RemovableChip>
          )
        }
        actions={
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportMarkSheets', { ...exportedSheets(query), format })}
          />
        }
        empty={
          usual
            ? {
                kind: 'done',
                title: m.nothingNeedsYourAttention(),
                action: <Button onClick={() => list.setFilter('status', everyStatus)}>{m.showAll()}</Button>,
              }
            : query.fromCurrentTerm
              ? { title: m.noneInTheseTerms(), action: <ShowAllTerms list={list} /> }
              : { title: m.noExamsOrAssignmentsYet() }
        }
        columns={classId ? columns.filter(({ id }) => id !== 'course') : columns}
        rowKey={({ id }) => id}
      />
    </>
  )
}
