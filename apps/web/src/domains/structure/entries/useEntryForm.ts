import type { FieldValues, Resolver } from 'react-hook-form'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { inputFor, structureOperations } from '../structureOperations.ts'
import type { Entry, EntryKind } from './entryKind.ts'

/** The form of a new entry, or of `row`. */
export function useEntryForm<Row extends Entry, Facts extends FieldValues>(
  kind: EntryKind<Row, Facts>,
  row: Row | undefined,
  onSaved: (saved: Row) => void,
) {
  const operations = structureOperations[kind.key]
  const create = useAct(operations.create)
  const update = useAct(operations.update)
  const readNow = useReadNow()
  return useVersionedForm<Row, Facts>({
    row,
    resolver: schemaResolver(kind.schema as never) as unknown as Resolver<Facts, unknown, Facts>,
    blank: kind.empty as Facts,
    valuesOf: kind.factsOf,
    fields: kind.fields,
    save: (facts, base) =>
      (base
        ? update.mutateAsync(inputFor(kind.key, base.id, { version: base.version, ...facts }))
        : create.mutateAsync(facts as never)) as Promise<never>,
    readTheirs: ({ id }) => readNow(operations.read, inputFor(kind.key, id)) as Promise<never>,
    onSaved,
  })
}
