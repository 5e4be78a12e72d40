import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ReferenceFilter, stateFilter } from '../FilterSelects.tsx'
import { StructureHead } from '../StructureHead.tsx'
import { inputFor, structureOperations } from '../structureOperations.ts'
import type { ChosenAct } from './EntryMenu.tsx'
import { entryColumns } from './entryColumns.tsx'
import type { Entry, EntryKind } from './entryKind.ts'
import { entryQuery } from './entryQuery.ts'
import { m } from './messages.ts'

const ArchiveEntryDialog = lazyDialog(() => import('./ArchiveEntryDialog.tsx'), 'ArchiveEntryDialog')
const EntryDialog = lazyDialog(() => import('./EntryDialog.tsx'), 'EntryDialog')

interface EntryPage<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: number
}

/** One part of Class Management: the list of a kind of entry, and the dialogs in which it is changed. */
export function EntryScreen<Row extends Entry, Facts extends FieldValues, Sort extends string>({
  kind,
}: {
  kind: EntryKind<Row, Facts, Sort>
}) {
  const list = useListView(kind.shape)
  const { filters, ...query } = entryQuery(list.view, kind.sorts)
  const rows = useRead(structureOperations[kind.key].list, {
    ...query,
    ...filters,
  } as never) as UseQueryResult<EntryPage<Row>>
  const [creating, setCreating] = useFlagParam('new')
  const [chosen, setChosen] = useState<{ act: ChosenAct<Row>; row: Row }>()
  const close = () => setChosen(undefined)
  const act = chosen?.act
  return (
    <>
      <StructureHead sub={kind.sub}>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          {m.add({ kind: kind.key })}
        </Button>
      </StructureHead>
      <ListCard
        name={kind.listName}
        label={m.heading({ kind: kind.key })}
        list={list}
        sort={query.sort}
        query={rows}
        count={kind.count}
        failure={m.weCouldntLoad({ kind: kind.key })}
        search={m.find({ kind: kind.key })}
        filters={[stateFilter]}
        moreFilters={kind.filters.map((filter) => (
          <ReferenceFilter key={filter.name} list={list} {...filter} />
        ))}
        orders={kind.sortOptions}
        empty={{ title: m.noneYet({ kind: kind.key }), text: m.addTheFirst({ kind: kind.key }) }}
        columns={entryColumns(kind, (it, row) => setChosen({ act: it, row }))}
        rowKey={({ id }) => id}
      />
      <OpenedEntry kind={kind} />
      {creating && <EntryDialog kind={kind} onClose={() => setCreating(false)} />}
      {chosen && act === 'edit' && <EntryDialog kind={kind} row={chosen.row} onClose={close} />}
      {chosen && act === 'archive' && <ArchiveEntryDialog kind={kind} row={chosen.row} onClose={close} />}
      {chosen && act && typeof act === 'object' && <act.Dialog row={chosen.row} onClose={close} />}
    </>
  )
}

/** The entry that a link names, as the search does: `?entry=`. */
function OpenedEntry<Row extends Entry, Facts extends FieldValues, Sort extends string>({
  kind,
}: {
  kind: EntryKind<Row, Facts, Sort>
}) {
  const { opened, close } = useOpenedParam('entry')
  const { data } = useRead(
    structureOperations[kind.key].read,
    opened === null ? null : inputFor(kind.key, opened),
    { once: true },
  ) as UseQueryResult<Row>
  if (!opened || !data?.can.edit) return null
  return <EntryDialog key={opened} kind={kind} row={data} onClose={close} />
}
