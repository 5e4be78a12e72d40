import type { UseQueryResult } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { inputFor, structureOperations } from '../structureOperations.ts'
import type { Entry, EntryKind } from './entryKind.ts'

const EntryDialog = lazyDialog(() => import('./EntryDialog.tsx'), 'EntryDialog')

/** The entry that a link names, as the search does: `?entry=`. */
export function OpenedEntry<Row extends Entry, Facts extends FieldValues, Sort extends string>({
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
