import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { useForm } from 'react-hook-form'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { targetOf, targetOptions } from './targetOptions.ts'

interface ConfirmDisplayStepProps {
  code: string
  pairing: Answer<'findPairing'>
  target?: DisplayTarget
  onClose: () => void
}

/** Which device it is, what it is to show, and what it is called. */
export function ConfirmDisplayStep({ code, pairing, target, onClose }: ConfirmDisplayStepProps) {
  const { time } = useTimeFormat()
  const targets = useRead('listDisplayTargets', {}, { staleTime: 0 })
  const pair = useAct('pairDisplay')
  const { register, formState, handleSubmit } = useForm({ defaultValues: { shows: '', name: '' } })
  const { errors, isDirty } = formState
  const options = targets.data ? targetOptions(targets.data, time) : []
  const onSuccess = (paired: { name: string }) => {
    void showToast({ type: 'success', title: `${paired.name} is paired` })
    onClose()
  }
  const submit = handleSubmit(({ shows, name }) => {
    const selected = target ?? targetOf(shows)
    if (selected) pair.mutate({ code, name, target: selected }, { onSuccess })
  })
  return (
    <FormDialog
      title="Pair a display"
      verb="Pair display"
      busyLabel="Pairing"
      busy={pair.isPending}
      dirty={isDirty}
      error={pair.error}
      failed="The display was not paired"
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert tone={pairing.sameAddress ? 'info' : 'warn'} title={pairing.device} className="mb-4">
        Requested at {time(pairing.startedAt)} from {pairing.address}
        {pairing.sameAddress ? ', the same address as yours.' : ', a different address from yours.'} Only pair
        a display you can see.
      </Alert>
      {!target && (
        <SelectField
          label="Shows"
          options={[{ value: '', label: targets.data ? 'Select what it shows' : 'Loading...' }, ...options]}
          {...register('shows', { required: 'Select what the display shows' })}
          error={errors.shows?.message}
          help={
            targets.data && options.length === 0
              ? 'There is nothing to show yet. Start check-in for a session first.'
              : undefined
          }
        />
      )}
      <TextField
        label="Name"
        maxLength={60}
        placeholder="Main entrance"
        {...register('name', { validate: (name) => name.trim() !== '' || 'Enter a name for the display' })}
        error={errors.name?.message}
      />
    </FormDialog>
  )
}
