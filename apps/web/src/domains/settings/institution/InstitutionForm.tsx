import type { DatedKind, InstitutionFacts } from '@campanile/contract/settings/institution.ts'
import { updateInstitutionInput } from '@campanile/contract/settings/institution.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { seriesWords } from '#lib/listWords.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { FormEnd } from '../form/FormEnd.tsx'
import { UnsavedGuard } from '../form/UnsavedGuard.tsx'
import { m } from './messages.ts'

interface InstitutionFormProps {
  institution: InstitutionFacts
  onReread: () => Promise<{ data?: InstitutionFacts | undefined; error: Error | null }>
}

const counts: Record<DatedKind, (count: number) => string> = {
  sessions: (count) => m.sessions({ count }),
  exams: (count) => m.exams({ count }),
  assignments: (count) => m.assignments({ count }),
  'staff-days': (count) => m.staffDays({ count }),
  'leave-requests': (count) => m.leaveRequests({ count }),
}

const zonesWith = (present: string) => {
  const zones = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

/** Why the time zone cannot change, or what changing it does. */
const zoneHelp = ({ timeZoneHeldBy }: InstitutionFacts) =>
  timeZoneHeldBy.length > 0
    ? m.timeZoneIsFixed({
        items: seriesWords(timeZoneHeldBy.map(({ kind, count }) => counts[kind](count))),
      })
    : m.aboutTimeZone()

type Facts = Pick<InstitutionFacts, 'version' | 'name' | 'timeZone'>

const factsOf = ({ version, name, timeZone }: Facts): Facts => ({ version, name, timeZone })

const isSame = (one: Facts, other: Facts) => one.name === other.name && one.timeZone === other.timeZone

export function InstitutionForm({ institution, onReread }: InstitutionFormProps) {
  const update = useAct('updateInstitution', { onAnswer: replaceRead('readInstitution') })
  const [changedBy, setChangedBy] = useState<InstitutionFacts>()
  const [unread, setUnread] = useState<Error | null>(null)
  /** The base version of the typed values. */
  const [base, setBase] = useState(institution)
  const form = useForm<
    z.input<typeof updateInstitutionInput>,
    unknown,
    z.output<typeof updateInstitutionInput>
  >({
    resolver: schemaResolver(updateInstitutionInput),
    mode: 'onTouched',
    values: factsOf(base),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields } = form.formState
  const dirty = Boolean(dirtyFields.name || dirtyFields.timeZone)
  // Another admin's changes appear automatically while nothing is typed here, or if they don't concern this
  // form.
  if (institution.version !== base.version && (!dirty || isSame(institution, base))) setBase(institution)

  const startFrom = (facts: InstitutionFacts) => {
    setBase(facts)
    setChangedBy(undefined)
    setUnread(null)
    form.reset(factsOf(facts))
  }
  const finish = (saved: InstitutionFacts) => {
    startFrom(saved)
    void showToast({ type: 'success', title: m.institutionSaved() })
  }
  const save = async (wanted: Facts): Promise<void> => {
    setChangedBy(undefined)
    setUnread(null)
    try {
      finish(await update.mutateAsync(wanted))
    } catch (error) {
      if (hasCode(error, 'edit-conflict')) await settle(wanted)
    }
  }
  async function settle(wanted: Facts): Promise<void> {
    const { data: theirs, error } = await onReread()
    if (error || !theirs) return setUnread(error)
    // Already saved, but the response was lost.
    if (isSame(theirs, wanted)) return finish(theirs)
    // Another part of the settings.
    if (isSame(theirs, base)) return save({ ...wanted, version: theirs.version })
    // The typed values stay. Saving again overwrites the other version, which is shown.
    setBase(theirs)
    setChangedBy(theirs)
  }
  const failure = unread ?? (hasCode(update.error, 'edit-conflict') ? null : update.error)
  const submit = form.handleSubmit(save)
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[560px] gap-4">
      {failure && (
        <Alert tone="bad" takesFocus>
          {sentenceOf(failure)}
        </Alert>
      )}
      {changedBy && (
        <Alert tone="warn" takesFocus title={m.someoneSavedMeanwhile()}>
          {m.nameAndZoneAreNow({ name: changedBy.name, timeZone: changedBy.timeZone })}
        </Alert>
      )}
      <TextField
        label={m.name()}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {institution.timeZoneHeldBy.length > 0 ? (
        <TextField label={m.timeZone()} value={institution.timeZone} readOnly help={zoneHelp(institution)} />
      ) : (
        <SelectField
          label={m.timeZone()}
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
          startFrom(institution)
        }}
      />
      <UnsavedGuard when={dirty} />
    </form>
  )
}
