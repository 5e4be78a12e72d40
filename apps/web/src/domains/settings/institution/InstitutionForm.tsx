import type { DatedKind, InstitutionFacts } from '@campanile/contract/institution.ts'
import { updateInstitutionInput } from '@campanile/contract/institution.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { counted } from '#lib/counted.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { FormEnd } from '../form/FormEnd.tsx'
import { UnsavedGuard } from '../form/UnsavedGuard.tsx'
import { useUpdateInstitution } from '../settings.api.ts'

interface InstitutionFormProps {
  institution: InstitutionFacts
  onReread: () => Promise<{ data?: InstitutionFacts | undefined }>
}

const words: Record<DatedKind, [string, string?]> = {
  sessions: ['session'],
  exams: ['exam'],
  assignments: ['assignment'],
  'staff-days': ['staff day'],
  'leave-requests': ['leave request'],
}

const zonesWith = (present: string) => {
  const zones = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

/** Why the time zone stands, or what changing it does. */
const zoneHelp = ({ timeZoneHeldBy }: InstitutionFacts) =>
  timeZoneHeldBy.length > 0
    ? `Cannot be changed any more: ${timeZoneHeldBy
        .map(({ kind, count }) => counted(count, ...words[kind]))
        .join(', ')} would move to another hour or day.`
    : 'Every time is shown by this clock. It can be changed until the first session, exam or staff day exists.'

export function InstitutionForm({ institution, onReread }: InstitutionFormProps) {
  const update = useUpdateInstitution()
  const [changedBy, setChangedBy] = useState<InstitutionFacts>()
  const form = useForm<
    z.input<typeof updateInstitutionInput>,
    unknown,
    z.output<typeof updateInstitutionInput>
  >({
    resolver: zodResolver(updateInstitutionInput),
    mode: 'onTouched',
    values: { version: institution.version, name: institution.name, timeZone: institution.timeZone },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields } = form.formState
  const dirty = Boolean(dirtyFields.name || dirtyFields.timeZone)
  const submit = form.handleSubmit(async (wanted) => {
    setChangedBy(undefined)
    try {
      const saved = await update.mutateAsync(wanted)
      form.reset({ version: saved.version, name: saved.name, timeZone: saved.timeZone })
      void showToast({ type: 'success', title: 'The institution is saved' })
    } catch (error) {
      if (!hasCode(error, 'edit-conflict')) return
      // What I typed stays; saving again means that it holds over theirs, which is shown.
      const { data } = await onReread()
      setChangedBy(data)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[560px] gap-4">
      {update.error && !changedBy && (
        <Alert tone="bad" takesFocus>
          {sentenceOf(update.error)}
        </Alert>
      )}
      {changedBy && (
        <Alert tone="warn" takesFocus title="Another administrator saved the settings in the meantime">
          The name is now “{changedBy.name}”, the time zone {changedBy.timeZone}. Save again to keep yours, or
          discard it.
        </Alert>
      )}
      <TextField
        label="Name"
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {institution.timeZoneHeldBy.length > 0 ? (
        <TextField label="Time zone" value={institution.timeZone} readOnly help={zoneHelp(institution)} />
      ) : (
        <SelectField
          label="Time zone"
          options={zonesWith(institution.timeZone)}
          error={errors.timeZone?.message}
          help={zoneHelp(institution)}
          {...form.register('timeZone')}
        />
      )}
      <FormEnd
        dirty={dirty}
        saving={update.isPending}
        onDiscard={() => {
          update.reset()
          setChangedBy(undefined)
          form.reset({ version: institution.version, name: institution.name, timeZone: institution.timeZone })
        }}
      />
      <UnsavedGuard when={dirty} />
    </form>
  )
}
