import { type FieldValues, FormProvider } from 'react-hook-form'
import { differing } from '#lib/editConflict.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import type { Entry, EntryKind } from './entryKind.ts'
import { useEntryForm } from './useEntryForm.ts'

const formId = 'entry'

interface EntryDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  /** Absent: a new one. */
  row?: Row
  onClose: () => void
}

/** The form of an entry; a conflict with somebody else's edit takes its place until it is settled. */
export function EntryDialog<Row extends Entry, Facts extends FieldValues>(
  props: EntryDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const { form, submit, failure, conflict, choose, settle } = useEntryForm(kind, row, (saved) => {
    void showToast({ type: 'success', title: `${kind.nameOf(saved)} is ${row ? 'saved' : 'added'}` })
    onClose()
  })
  const { isDirty, isSubmitting } = form.formState
  const verb = row ? 'Save' : `Add ${kind.one}`
  const footer = conflict ? (
    <>
      <Button size="lg" onClick={onClose}>
        Take theirs
      </Button>
      <Button size="lg" variant="primary" onClick={() => settle(conflict)}>
        Save what is chosen
      </Button>
    </>
  ) : (
    <FormFooter
      form={formId}
      verb={verb}
      busyLabel={row ? 'Saving' : 'Adding'}
      busy={isSubmitting}
      onCancel={onClose}
    />
  )
  const theirs = conflict && kind.factsOf(conflict.theirs)
  return (
    <Dialog
      onClose={onClose}
      title={row ? `Edit ${kind.nameOf(row)}` : `Add ${kind.one}`}
      locked={isDirty || conflict !== undefined}
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        {conflict && theirs ? (
          <>
            <Alert
              tone="warn"
              title={`Somebody else saved this ${kind.one} while you were editing`}
              takesFocus
            >
              Choose what to keep, then save. Until then nothing of either side is lost.
              {conflict.theirs.archivedAt && ` The ${kind.one} is archived now.`}
            </Alert>
            <div className="mt-5 space-y-4">
              {differing(kind.fields, conflict.mine, theirs).map((field) => (
                <ConflictField
                  key={field}
                  label={kind.labels[field] ?? ''}
                  mine={kind.text(conflict.mine, field)}
                  theirs={kind.text(theirs, field)}
                  side={conflict.choice[field] ?? 'theirs'}
                  onChoose={(side) => choose(field, side)}
                />
              ))}
            </div>
          </>
        ) : (
          <FormProvider {...form}>
            <form id={formId} onSubmit={submit} noValidate>
              {failure ? <SaveFailed title={`The ${kind.one} was not saved`} error={failure} /> : null}
              <kind.Fields />
            </form>
          </FormProvider>
        )}
      </div>
    </Dialog>
  )
}
