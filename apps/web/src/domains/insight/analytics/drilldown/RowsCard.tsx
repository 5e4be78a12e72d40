import type { AnalyticsFilter, AnalyticsTerm } from '@campanile/contract/analytics/analytics-values.ts'
import { mostSheetRows, sheetFormats } from '@campanile/contract/documents.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard, type ListCardProps } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import type { Option } from '#ui/option.ts'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { m as analytics } from '../messages.ts'
import { m } from './messages.ts'
import type { PartChip } from './partWords.ts'

type Query<Row> = ListCardProps<Row>['query'] & {
  data:
    | {
        term: AnalyticsTerm | null
        narrowedTo?: readonly { filter: AnalyticsFilter; id: string; name: string }[]
      }
    | undefined
}

interface RowsCardProps<Row>
  extends Pick<ListCardProps<Row>, 'name' | 'label' | 'list' | 'count' | 'search' | 'columns' | 'rowKey'> {
  query: Query<Row>
  filters?: readonly ListFilter[]
  sort: string
  orders: readonly Option[]
  /** The part of the term, in addition to filters. */
  chips: readonly PartChip[]
  exportAt: (format: (typeof sheetFormats)[number]) => string
}

/** The records behind a figure, filtered and sorted by the server, and as a file. */
export function RowsCard<Row>({ chips, exportAt, ...props }: RowsCardProps<Row>) {
  const { list, query } = props
  const { data } = query
  // A term of a large university has more marks than a sheet has lines.
  const formats = data && data.total > mostSheetRows ? (['csv'] as const) : sheetFormats
  const all = [
    ...(data?.narrowedTo ?? []).map(({ filter, name }) => ({
      param: filter,
      words: analytics.filterValue({ filter, name, value: (text) => text }),
    })),
    ...chips,
  ]
  return (
    <>
      <ul aria-label={m.filtersApplied()} className="mb-5 flex flex-wrap items-center gap-2 empty:hidden">
        {data?.term && (
          <li className="edge inline-flex h-8 items-center rounded-full bg-sunken px-3 text-sm dark:bg-canvas">
            {data.term.name}
          </li>
        )}
        {all.map(({ param, words }) => (
          <li key={param} className="max-w-full">
            <RemovableChip onRemove={() => list.setFilter(param, '')}>{words}</RemovableChip>
          </li>
        ))}
      </ul>
      <ListCard
        failure={m.weCouldntLoadTheseRows()}
        empty={{ title: m.noData() }}
        actions={<ExportMenu formats={formats} address={exportAt} />}
        {...props}
      />
    </>
  )
}
