import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { lazyPart } from '#lib/lazyPart.tsx'
import type { VersionedForm } from '#lib/useVersionedForm.ts'
import { FormDialog } from './FormDialog.tsx'
import { m } from './messages.ts'

const EditConflict = lazyPart(() => import('./EditConflict.tsx'), 'EditConflict')

interface VersionedFormDialogProps<Row, Values extends FieldValues, Parsed>
  extends Pick<
    Parameters<typeof FormDialog>[0],
    'as' | 'size' | 'title' | 'description' | 'beside' | 'uploading' | 'keepsFailed' | 'onClose' | 'children'
  > {
  edit: VersionedForm<Row, Values, Parsed>
  labelOf: (field: keyof Values & string) => string
  /** A value as a person reads it. */
  textOf: (values: Values, field: keyof Values & string) => ReactNode
  /** Further changes by somebody else, shown with a conflict. */
  noteOf?: (base: Row, theirs: Row) => ReactNode
  verb?: string
  busyLabel?: string
  failed?: string
  /** Progress in addition to the form's own. */
  busy?: boolean
  dirty?: boolean
  /** Checks more than the form before it is submitted. */
  submitting?: (submit: (event: FormEvent) => unknown) => (event: FormEvent) => unknown
}

/** The form of a row that others can edit too. A conflict replaces the form until it is resolved. */
export function VersionedFormDialog<Row, Values extends FieldValues, Parsed>(
  props: VersionedFormDialogProps<Row, Values, Parsed>,
) {
  const { edit, labelOf, textOf, noteOf, children, ...dialog } = props
  const { busy = false, dirty = false, submitting, ...rest } = dialog
  const { verb = m.save(), busyLabel = m.saving(), failed = m.changesNotSaved() } = props
  const { form, conflict, valuesOf } = edit
  const { isDirty, isSubmitting } = form.formState
  const differences = edit.differing.map((field) => ({
    field,
    label: labelOf(field),
    mine: conflict && textOf(conflict.mine, field),
    theirs: conflict && textOf(valuesOf(conflict.theirs), field),
  }))
  return (
    <FormProvider {...form}>
      <FormDialog
        {...rest}
        {...(conflict
          ? {
              verb: edit.reviews ? m.continue() : m.saveSelection(),
              busyLabel,
              cancelLabel: m.keepTheirs(),
              beside: undefined,
            }
          : { verb, busyLabel, failed, error: edit.failure })}
        dirty={dirty || isDirty || conflict !== undefined}
        busy={busy || isSubmitting}
        onSubmit={conflict ? edit.resolve : (submitting?.(edit.submit) ?? edit.submit)}
      >
        {conflict && (
          <EditConflict
            reviews={edit.reviews}
            note={noteOf?.(conflict.base, conflict.theirs)}
            differences={differences}
            choice={conflict.choice}
            onChoose={edit.choose}
          />
        )}
        <div hidden={conflict !== undefined}>{children}</div>
      </FormDialog>
    </FormProvider>
  )
}
