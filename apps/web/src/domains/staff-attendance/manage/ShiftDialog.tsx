import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { useAddShiftRule, useUpdateShiftRule } from '../staff-attendance.api.ts'
import { ShiftFieldset } from './ShiftFieldset.tsx'
import { type ShiftFields, type ShiftValues, shiftFields, shiftSchema, shiftValues } from './shiftForm.ts'

const formId = 'shift-rule'

interface ShiftDialogProps {
  today: string
  /** Absent for new times. */
  rule?: ShiftRule
  onClose: () => void
}

/** Shift times that are still to come. */
export function ShiftDialog({ today, rule, onClose }: ShiftDialogProps) {
  const add = useAddShiftRule()
  const update = useUpdateShiftRule()
  const form = useForm<ShiftValues, unknown, ShiftFields>({
    resolver: zodResolver(shiftSchema),
    mode: 'onTouched',
    defaultValues: shiftValues(rule, today),
  })
  const save = ({ personId, ...fields }: ShiftFields) =>
    rule
      ? update.mutateAsync({ ruleId: rule.id, version: rule.version, ...fields })
      : add.mutateAsync({ personId, ...fields })
  const submit = form.handleSubmit((fields) =>
    save(fields).then(
      () => {
        void showToast({ type: 'success', title: 'The shift times are saved' })
        onClose()
      },
      (failure) => showFieldErrors(failure, shiftFields, form.setError),
    ),
  )
  const { isDirty, isSubmitting } = form.formState
  const error = add.error ?? update.error
  return (
    <Dialog
      onClose={onClose}
      title={rule ? 'Edit shift times' : 'Add shift times'}
      description="They count from their first day on: a day is judged by one rule."
      locked={isDirty}
      footer={
        <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
          {error && !hasCode(error, 'invalid-input') && (
            <SaveFailed title="The shift times were not saved" error={error} />
          )}
          <ShiftFieldset fixedPerson={rule && (rule.personName ?? 'The institution')} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
