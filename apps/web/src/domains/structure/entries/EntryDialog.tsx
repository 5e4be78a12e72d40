import type { FieldValues, Resolver } from 'react-hook-form'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { inputFor, structureOperations } from '../structureOperations.ts'
import type { Entry, EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

interface EntryDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  /** Absent for a new one. */
  row?: Row
  onClose: () => void
}

/** The form of an entry of the academic structure. */
export function EntryDialog<Row extends Entry, Facts extends FieldValues>(
  props: EntryDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const edit = useEntryForm(kind, row, (saved) => {
    const name = kind.nameOf(saved)
    void showToast({ type: 'success', title: row ? m.isSaved({ name }) : m.isAdded({ name }) })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={row ? m.editTitle({ name: kind.nameOf(row) }) : m.add({ kind: kind.key })}
      verb={row ? m.save() : m.add({ kind: kind.key })}
      busyLabel={row ? m.saving() : m.adding()}
      edit={edit}
      labelOf={(field) => kind.labels[field] ?? ''}
      textOf={kind.text}
      noteOf={(_, theirs) => theirs.archivedAt && <> {m.hasBeenArchived({ kind: kind.key })}</>}
      onClose={onClose}
    >
      <kind.Fields />
    </VersionedFormDialog>
  )
}

/** The form of a new entry, or of `row`. */
function useEntryForm<Row extends Entry, Facts extends FieldValues>(
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
