import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { useForm } from 'react-hook-form'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { Option } from '#ui/option.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

/** The contents that a person may show on a display, as the options of one list. */
const targetOptions = (
  { places, sessions }: Answer<'listDisplayTargets'>,
  time: (instant: string) => string,
): Option[] => [
  ...places.map(({ linkId, place }) => ({
    value: `staff-link ${linkId}`,
    label: m.checkInLocation({ name: place }),
  })),
  ...sessions.map(({ sessionId, courseCode, courseTitle, startsAt }) => ({
    value: `kiosk ${sessionId}`,
    label: m.kioskOfSession({ courseCode, courseTitle, time: time(startsAt) }),
  })),
]

/** The target of an option. */
function targetOf(value: string): DisplayTarget | undefined {
  const [purpose, id] = value.split(' ')
  if (!id) return undefined
  return purpose === 'kiosk' ? { purpose: 'kiosk', sessionId: id } : { purpose: 'staff-link', linkId: id }
}

interface ConfirmDisplayStepProps {
  code: string
  pairing: Answer<'findPairing'>
  target?: DisplayTarget
  onClose: () => void
}

/** The device, its content and its name. */
export function ConfirmDisplayStep({ code, pairing, target, onClose }: ConfirmDisplayStepProps) {
  const { time } = useTimeFormat()
  const targets = useRead('listDisplayTargets', {}, { staleTime: 0 })
  const pair = useAct('pairDisplay')
  const { register, formState, handleSubmit } = useForm({ defaultValues: { shows: '', name: '' } })
  const { errors, isDirty } = formState
  const options = targets.data ? targetOptions(targets.data, time) : []
  const onSuccess = (paired: { name: string }) => {
    void showToast({ type: 'success', title: m.nameIsPaired({ name: paired.name }) })
    onClose()
  }
  const submit = handleSubmit(({ shows, name }) => {
    const selected = target ?? targetOf(shows)
    if (selected) pair.mutate({ code, name, target: selected }, { onSuccess })
  })
  return (
    <FormDialog
      title={m.pairADisplay()}
      verb={m.pairDisplay()}
      busyLabel={m.pairing()}
      busy={pair.isPending}
      dirty={isDirty}
      error={pair.error}
      failed={m.theDisplayWasNotPaired()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert tone={pairing.sameAddress ? 'info' : 'warn'} title={pairing.device} className="mb-4">
        {pairing.sameAddress
          ? m.requestedFromYourAddress({ time: time(pairing.startedAt), address: pairing.address })
          : m.requestedFromAnotherAddress({ time: time(pairing.startedAt), address: pairing.address })}
      </Alert>
      {!target && (
        <SelectField
          label={m.shows()}
          options={[{ value: '', label: targets.data ? m.selectWhatItShows() : m.loading() }, ...options]}
          {...register('shows', { required: m.selectWhatTheDisplayShows() })}
          error={errors.shows?.message}
          help={targets.data && options.length === 0 ? m.nothingToShowYet() : undefined}
        />
      )}
      <TextField
        label={m.name()}
        maxLength={60}
        placeholder={m.mainEntrance()}
        {...register('name', { validate: (name) => name.trim() !== '' || m.enterANameForTheDisplay() })}
        error={errors.name?.message}
      />
    </FormDialog>
  )
}
