import { X } from 'lucide-react'
import { CheckField } from '#ui/CheckField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { useSchemeForm } from './useSchemeForm.ts'

interface BandFieldsProps {
  form: ReturnType<typeof useSchemeForm>['form']
  index: number
  /** Absent where no band can go. */
  onRemove?: () => void
}

/** One band of the scheme. */
export function BandFields({ form, index, onRemove }: BandFieldsProps) {
  const problem = form.formState.errors.bands?.[index]
  return (
    <li className="grid grid-cols-[1fr_1fr_1fr_auto] items-start gap-x-3 rounded-md border border-line px-4 pb-2 pt-3 max-sm:grid-cols-3">
      <TextField
        label="Grade"
        maxLength={8}
        {...form.register(`bands.${index}.letter`)}
        error={problem?.letter?.message}
      />
      <TextField
        label="From %"
        inputMode="decimal"
        {...form.register(`bands.${index}.fromPercent`)}
        error={problem?.fromPercent?.message}
      />
      <TextField
        label="Points"
        inputMode="decimal"
        {...form.register(`bands.${index}.points`)}
        error={problem?.points?.message}
      />
      <div className="flex items-center gap-2 pt-9 max-sm:col-span-3 max-sm:justify-between max-sm:pt-0">
        <CheckField label="Passes" {...form.register(`bands.${index}.passes`)} />
        {onRemove && (
          <IconButton label={`Remove band ${index + 1}`} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {problem?.passes?.message && (
        <p role="alert" className="col-span-full pb-1 text-sm text-bad-ink">
          {problem.passes.message}
        </p>
      )}
    </li>
  )
}
