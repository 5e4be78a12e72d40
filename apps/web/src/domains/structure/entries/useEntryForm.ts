import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { useStructureChange } from '../structure.api.ts'
import type { Entry, EntryKind } from './entryKind.ts'

/** The form of a new entry, or of `row`. */
export function useEntryForm<Row extends Entry, Facts extends FieldValues>(
  kind: EntryKind<Row, Facts>,
  row: Row | undefined,
  onSaved: (saved: Row) => void,
) {
  const save = useStructureChange(({ base, facts }: { base: Row | undefined; facts: Facts }) =>
    base ? kind.update(base.id, base.version, facts) : kind.create(facts),
  )
  return useVersionedForm<Row, Facts>({
    row,
    resolver: zodResolver(kind.schema as never) as unknown as Resolver<Facts, unknown, Facts>,
    blank: kind.empty as Facts,
    valuesOf: kind.factsOf,
    fields: kind.fields,
    save: (facts, base) => save.mutateAsync({ base, facts }),
    readTheirs: ({ id }) => kind.read(id),
    onSaved,
  })
}
