import { publicHolidayInput } from '@campanile/contract/structure/public-holidays.ts'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

type Values = z.input<typeof publicHolidayInput>

const fields = ['name', 'firstDay', 'lastDay'] as const

/** Adds a public holiday; of a single day unless another last day is given. */
export function AddHolidayDialog({ onClose }: { onClose: () => void }) {
  const add = useAct('addPublicHoliday')
  const form = useForm<Values, unknown, Values>({
    resolver: schemaResolver(publicHolidayInput),
    mode: 'onTouched',
    defaultValues: { name: '', firstDay: '', lastDay: '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const followFirst = (firstDay: string) => {
    if (form.getValues('lastDay') < firstDay) form.setValue('lastDay', firstDay)
  }
  const submit = form.handleSubmit((values) =>
    add.mutateAsync(values).then(
      () => {
        void showToast({ type: 'success', title: m.isAdded({ name: values.name }) })
        onClose()
      },
      (failure) => showFieldErrors(failure, fields, form.setError),
    ),
  )
  return (
    <FormDialog
      title={m.addPublicHoliday()}
      description={m.addConsequence()}
      verb={m.addPublicHoliday()}
      busyLabel={m.adding()}
      busy={isSubmitting}
      dirty={isDirty}
      error={add.error}
      failed={m.thePublicHolidayWasNotAdded()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.name()}
        autoComplete="off"
        placeholder={m.christmasDay()}
        {...form.register('name')}
        error={errors.name?.message}
      />
      <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1">
        <DateField
          label={m.firstDay()}
          {...form.register('firstDay', { onChange: ({ target }) => followFirst(target.value) })}
          error={errors.firstDay?.message}
        />
        <DateField label={m.lastDay()} {...form.register('lastDay')} error={errors.lastDay?.message} />
      </div>
    </FormDialog>
  )
}
