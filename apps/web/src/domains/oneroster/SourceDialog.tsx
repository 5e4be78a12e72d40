import type { RosterSource } from '@campanile/contract/oneroster/roster-source.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { hourOptions, reportHourWords } from '#ui/reports/reportOptions.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { type SourceValues, useSourceForm } from './useSourceForm.ts'

interface SourceDialogProps {
  /** Absent for a new source. */
  source?: RosterSource
  onClose: () => void
}

const labels: Record<keyof SourceValues, string> = {
  baseUrl: m.baseUrl(),
  tokenUrl: m.tokenUrl(),
  clientId: m.clientId(),
  clientSecret: m.clientSecret(),
  scopes: m.scopes(),
  syncHour: m.syncHour(),
  reviewAbovePercent: m.reviewAbove(),
}

const hourWords = (hour: number | null) => (hour === null ? m.never() : reportHourWords(hour))

const textOf = (values: SourceValues, field: keyof SourceValues): string =>
  field === 'syncHour' ? hourWords(values.syncHour) : String(values[field] ?? '')

const exact = { dir: 'ltr', spellCheck: false, autoComplete: 'off' } as const

/** The form of the source. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const edit = useSourceForm(source, () => {
    void showToast({ type: 'success', title: m.sourceIsSaved() })
    onClose()
  })
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <VersionedFormDialog
      title={source ? m.editSource() : m.setUpSource()}
      edit={edit}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      onClose={onClose}
    >
      <TextField
        label={labels.baseUrl}
        inputMode="url"
        placeholder="https://sis.campus.edu/ims/oneroster/rostering/v1p2"
        {...exact}
        {...register('baseUrl')}
        error={errors.baseUrl?.message}
      />
      <TextField
        label={labels.tokenUrl}
        inputMode="url"
        placeholder="https://sis.campus.edu/oauth/token"
        {...exact}
        {...register('tokenUrl')}
        error={errors.tokenUrl?.message}
      />
      <TextField
        label={labels.clientId}
        {...exact}
        {...register('clientId')}
        error={errors.clientId?.message}
      />
      <PasswordField
        label={labels.clientSecret}
        {...(source && { help: m.secretKept(), optional: true })}
        {...exact}
        autoComplete="new-password"
        {...register('clientSecret', { setValueAs: (it: string | null) => it || null })}
        error={errors.clientSecret?.message}
      />
      <TextField label={labels.scopes} {...exact} {...register('scopes')} error={errors.scopes?.message} />
      <SelectField
        label={labels.syncHour}
        help={m.syncHourHelp()}
        className="mb-2"
        options={[{ value: '', label: m.never() }, ...hourOptions]}
        {...register('syncHour', {
          setValueAs: (it: string | number | null) => (it === '' || it === null ? null : Number(it)),
        })}
        error={errors.syncHour?.message}
      />
      <NumberField
        label={labels.reviewAbovePercent}
        help={m.reviewAboveHelp()}
        min={0}
        max={100}
        {...register('reviewAbovePercent', { valueAsNumber: true })}
        error={errors.reviewAbovePercent?.message}
      />
    </VersionedFormDialog>
  )
}
