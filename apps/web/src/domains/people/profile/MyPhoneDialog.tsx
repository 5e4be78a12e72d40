import { setMyPhoneInput } from '@campanile/contract/people/phone.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface MyPhoneDialogProps {
  phone: string | null
  onClose: () => void
}

interface Values {
  phone: string | null
}

/** Changes the person's own phone number. An emptied field removes it. */
export function MyPhoneDialog({ phone, onClose }: MyPhoneDialogProps) {
  const save = useAct('setMyPhone')
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: schemaResolver(setMyPhoneInput),
    mode: 'onTouched',
    defaultValues: { phone },
  })
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await save.mutateAsync(values)
    } catch (error) {
      if (!showFieldErrors(error, ['phone'], setError)) setFailure(error)
      return
    }
    void showToast({ type: 'success', title: values.phone ? m.phoneSaved() : m.phoneRemoved() })
    onClose()
  })
  return (
    <FormDialog
      title={m.phone()}
      verb={m.save()}
      busyLabel={m.saving()}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      error={failure}
      failed={m.profileUpdateFailed()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.phone()}
        optional
        type="tel"
        autoComplete="tel"
        dir="ltr"
        help={m.phoneHint()}
        {...register('phone', { setValueAs: (typed: string | null) => (typed?.trim() ? typed : null) })}
        error={formState.errors.phone?.message}
      />
    </FormDialog>
  )
}
