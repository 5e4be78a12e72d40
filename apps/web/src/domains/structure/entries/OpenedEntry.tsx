import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import type { Entry, EntryKind } from './entryKind.ts'

const EntryDialog = lazyDialog(() => import('./EntryDialog.tsx'), 'EntryDialog')

/** The entry that a link names, as the search does: `?entry=`. */
export function OpenedEntry<Row extends Entry, Facts extends FieldValues, Sort extends string>({
  kind,
}: {
  kind: EntryKind<Row, Facts, Sort>
}) {
  const { opened, close } = useOpenedParam('entry')
  const { data } = useQuery({
    queryKey: ['entry-opened', kind.key, opened],
    queryFn: () => kind.read(opened ?? ''),
    enabled: opened !== null,
    gcTime: 0,
  })
  if (!opened || !data?.can.edit) return null
  return <EntryDialog key={opened} kind={kind} row={data} onClose={close} />
}
