import { institutionSettings } from '@campanile/contract/settings.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import type { Settings, useUpdateSettings } from './fileLimit.api.ts'

interface FileLimitFormProps {
  formId: string
  settings: Settings
  update: ReturnType<typeof useUpdateSettings>
  onSaved: () => void
}

const schema = institutionSettings.shape.assignments

const alertOf = (error: unknown) =>
  hasCode(error, 'edit-conflict')
    ? 'Somebody else changed the settings in the meantime. Close this and open it again to see theirs.'
    : sentenceOf(error)

/** The most that one file may have, whatever its lecturer allows. */
export function FileLimitForm({ formId, settings, update, onSaved }: FileLimitFormProps) {
  const { version, values } = settings
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: values.assignments,
  })
  const submit = form.handleSubmit((assignments) =>
    update.mutate(
      { version, values: { ...values, assignments } },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: 'File size is saved' })
          onSaved()
        },
      },
    ),
  )
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-3 px-6 py-5 max-md:px-4">
      {update.error && (
        <Alert tone="bad" takesFocus>
          {alertOf(update.error)}
        </Alert>
      )}
      <TextField
        label="Megabytes of one file at most"
        type="number"
        inputMode="numeric"
        min={1}
        max={500}
        {...form.register('maxFileMegabytes', { valueAsNumber: true })}
        error={form.formState.errors.maxFileMegabytes && 'Whole megabytes from 1 to 500'}
        help="Lecturers may ask for less. Assignments that allow more already keep it until they are edited."
      />
    </form>
  )
}
