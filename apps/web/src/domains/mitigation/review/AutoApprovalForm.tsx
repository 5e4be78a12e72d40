import { autoApproval } from '@campanile/contract/mitigation-review.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { counted } from '#lib/counted.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import type { Settings, SettingsUpdate } from '#lib/settings.ts'
import { Alert } from '#ui/Alert.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'

interface AutoApprovalFormProps {
  formId: string
  settings: Settings
  update: SettingsUpdate
  onSaved: () => void
}

const alertOf = (error: unknown) =>
  hasCode(error, 'edit-conflict')
    ? 'Somebody else changed the settings in the meantime. Close this and open it again to see theirs.'
    : sentenceOf(error)

/** The most days that are granted so, and how often in a term. */
export function AutoApprovalForm({ formId, settings, update, onSaved }: AutoApprovalFormProps) {
  const { version, values } = settings
  const form = useForm<z.input<typeof autoApproval>, unknown, z.output<typeof autoApproval>>({
    resolver: zodResolver(autoApproval),
    mode: 'onTouched',
    defaultValues: values.mitigation,
  })
  const { errors } = form.formState
  const days = form.watch('maxDays')
  const submit = form.handleSubmit((mitigation) =>
    update.mutate(
      { version, values: { ...values, mitigation } },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: 'Auto-approval is saved' })
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
        label="Most days"
        type="number"
        inputMode="numeric"
        min={0}
        max={30}
        {...form.register('maxDays', { valueAsNumber: true })}
        error={errors.maxDays?.message}
        help={
          days
            ? `Requests for up to ${counted(days, 'day')} are approved at once.`
            : '0: every request waits for an administrator.'
        }
      />
      <TextField
        label="Requests of one student in a term"
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        {...form.register('perTerm', { valueAsNumber: true })}
        error={errors.perTerm?.message}
        help="Later ones wait, and so does every request that names sessions."
      />
    </form>
  )
}
