import { addStaffLinkInput, type StaffLink } from '@campanile/contract/staff-attendance/staff-links.ts'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { showToast } from '#ui/toast.ts'
import { audienceOptions } from '../staffWords.ts'
import { m } from './messages.ts'

type Values = z.input<typeof addStaffLinkInput>
type Fields = z.output<typeof addStaffLinkInput>

const fields = ['audience', 'place', 'network', 'opensAt', 'closesAt', 'rotating'] as const
/** The contract takes an empty field as null. */
const orNull = { setValueAs: (value: string | null) => value?.trim() || null }

const newLink: Values = {
  audience: 'staff',
  place: '',
  network: null,
  opensAt: null,
  closesAt: null,
  rotating: true,
  active: true,
}

function valuesOf(link: StaffLink): Values {
  const { id: _id, version: _version, used: _used, ...values } = link
  return values
}

interface LinkDialogProps {
  /** Absent for a new location. */
  link?: StaffLink
  onClose: () => void
}

/** Adds or edits a check-in location. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const add = useAct('addStaffLink')
  const update = useAct('updateStaffLink')
  const form = useForm<Values, unknown, Fields>({
    resolver: schemaResolver(addStaffLinkInput),
    mode: 'onTouched',
    defaultValues: link ? valuesOf(link) : newLink,
  })
  const { register } = form
  const { errors, isDirty, isSubmitting } = form.formState
  const save = (values: Fields) =>
    link ? update.mutateAsync({ linkId: link.id, version: link.version, ...values }) : add.mutateAsync(values)
  const submit = form.handleSubmit((values) =>
    save(values).then(
      (saved) => {
        void showToast({ type: 'success', title: m.locationIsSaved({ location: saved.place }) })
        onClose()
      },
      (failure) => showFieldErrors(failure, fields, form.setError),
    ),
  )
  const error = add.error ?? update.error
  return (
    <FormDialog
      title={link ? m.editLocation({ location: link.place }) : m.addLocation()}
      verb={m.save()}
      busyLabel={m.saving()}
      busy={isSubmitting}
      dirty={isDirty}
      error={hasCode(error, 'invalid-input') ? undefined : error}
      failed={m.locationWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1">
        <TextField label={m.location()} {...register('place')} error={errors.place?.message} />
        <SelectField
          label={m.forWhom()}
          options={audienceOptions}
          {...register('audience')}
          error={errors.audience?.message}
        />
      </div>
      <div className="mb-4 space-y-3">
        <CheckField label={m.rotatingQRCode()} help={m.howRotatingCodeWorks()} {...register('rotating')} />
        <CheckField label={m.on()} help={m.howOffWorks()} {...register('active')} />
      </div>
      <TextField
        label={m.campusNetwork()}
        optional
        placeholder="10.20.0.0/16"
        spellCheck={false}
        autoComplete="off"
        {...register('network', orNull)}
        error={errors.network?.message}
        help={m.checkInOnlyFromNetwork()}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <TimeField
          label={m.opens()}
          optional
          {...register('opensAt', orNull)}
          error={errors.opensAt?.message}
        />
        <TimeField
          label={m.closes()}
          optional
          {...register('closesAt', orNull)}
          error={errors.closesAt?.message}
        />
      </div>
    </FormDialog>
  )
}
