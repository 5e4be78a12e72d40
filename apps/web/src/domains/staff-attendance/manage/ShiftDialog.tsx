import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { FormProvider, useForm } from 'react-hook-form'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { ShiftFieldset } from './ShiftFieldset.tsx'
import { type ShiftFields, type ShiftValues, shiftFields, shiftSchema, shiftValues } from './shiftForm.ts'

interface ShiftDialogProps {
  today: string
  /** Absent for new times. */
  rule?: ShiftRule
  onClose: () => void
}

/** Adds shift times, or edits future ones. */
export function ShiftDialog({ today, rule, onClose }: ShiftDialogProps) {
  const add = useAct('addShiftRule')
  const update = useAct('updateShiftRule')
  const form = useForm<ShiftValues, unknown, ShiftFields>({
    resolver: schemaResolver(shiftSchema),
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
        void showToast({ type: 'success', title: m.shiftTimesSaved() })
        onClose()
      },
      (failure) => showFieldErrors(failure, shiftFields, form.setError),
    ),
  )
  const { isDirty, isSubmitting } = form.formState
  const error = add.error ?? update.error
  return (
    <FormProvider {...form}>
      <FormDialog
        title={rule ? m.editShiftTimes() : m.addShiftTimes()}
        description={m.shiftTimesApplyFromFirstDay()}
        verb={m.save()}
        busyLabel={m.saving()}
        busy={isSubmitting}
        dirty={isDirty}
        error={hasCode(error, 'invalid-input') ? undefined : error}
        failed={m.shiftTimesWereNotSaved()}
        onSubmit={submit}
        onClose={onClose}
      >
        <ShiftFieldset rule={rule} />
      </FormDialog>
    </FormProvider>
  )
}
