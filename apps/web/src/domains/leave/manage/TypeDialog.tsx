import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { FormProvider } from 'react-hook-form'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { TypeFieldset } from './TypeFieldset.tsx'
import { valuesOf } from './typeForm.ts'
import { fieldLabels, fieldText } from './typeWords.ts'
import { useTypeForm } from './useTypeForm.ts'

const formId = 'leave-type'

interface TypeDialogProps {
  /** Absent for a new type. */
  type?: ManagedLeaveType
  onClose: () => void
}

/** A leave type; a conflict with somebody else's edit takes the form's place until it is settled. */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const edit = useTypeForm(type, ({ name }) => {
    void showToast({ type: 'success', title: `${name} is saved` })
    onClose()
  })
  const { form, submit, failure, conflict } = edit
  const { isDirty, isSubmitting } = form.formState
  const footer = conflict ? (
    <>
      <Button size="lg" onClick={onClose}>
        Take theirs
      </Button>
      <Button size="lg" variant="primary" onClick={() => edit.settle(conflict)}>
        Save what is chosen
      </Button>
    </>
  ) : (
    <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
  )
  return (
    <Dialog
      onClose={onClose}
      title={type ? `Edit ${type.name}` : 'Add leave type'}
      locked={isDirty || conflict !== undefined}
      footer={footer}
    >
      {conflict ? (
        <div className="px-6 py-5 max-md:px-4">
          <Alert tone="warn" title="Somebody else saved this leave type while you were editing" takesFocus>
            Choose what to keep, then save. Until then nothing of either side is lost.
          </Alert>
          <div className="mt-5 space-y-4">
            {edit.differing.map((field) => (
              <ConflictField
                key={field}
                label={fieldLabels[field]}
                mine={fieldText(conflict.mine, field)}
                theirs={fieldText(valuesOf(conflict.theirs), field)}
                side={conflict.choice[field] ?? 'theirs'}
                onChoose={(side) => edit.choose(field, side)}
              />
            ))}
          </div>
        </div>
      ) : (
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
            {failure ? <SaveFailed title="The leave type was not saved" error={failure} /> : null}
            <TypeFieldset
              dayFixed={type ? !type.can.changeDayMinutes : false}
              paidFixed={type ? !type.can.changePaid : false}
            />
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}
