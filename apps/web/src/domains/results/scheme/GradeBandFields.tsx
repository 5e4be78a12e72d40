import type { GradeBand } from '@campanile/contract/results/grade-scheme.ts'
import { X } from 'lucide-react'
import { inWords } from '#lib/inWords.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { BandProblem } from './bandProblemNow.ts'
import { m } from './messages.ts'
import type { useSchemeForm } from './useSchemeForm.ts'

interface GradeBandFieldsProps {
  form: ReturnType<typeof useSchemeForm>['form']
  index: number
  /** Conflicts with other bands. */
  problem?: BandProblem
  /** Absent if no band can go. */
  onRemove?: () => void
}

/** One band of the scheme. */
export function GradeBandFields({ form, index, problem, onRemove }: GradeBandFieldsProps) {
  const errors = form.formState.errors.bands?.[index]
  const messageOf = (field: keyof GradeBand) =>
    problem?.field === field ? inWords(problem.message) : problem ? undefined : errors?.[field]?.message
  return (
    <li className="grid grid-cols-three-trail items-start gap-x-3 rounded-md border border-line px-4 pb-1 pt-3 max-sm:grid-cols-3">
      <TextField
        label={m.grade()}
        maxLength={8}
        autoComplete="off"
        {...form.register(`bands.${index}.letter`)}
        error={messageOf('letter')}
      />
      <NumberField
        label={m.fromPercent()}
        step="any"
        {...form.register(`bands.${index}.fromPercent`)}
        error={messageOf('fromPercent')}
      />
      <NumberField
        label={m.points()}
        step="any"
        {...form.register(`bands.${index}.points`)}
        error={messageOf('points')}
      />
      <div className="flex items-center gap-2 pt-8 max-sm:col-span-3 max-sm:justify-between max-sm:pb-2 max-sm:pt-0">
        <CheckField label={m.passes()} {...form.register(`bands.${index}.passes`)} />
        {onRemove && (
          <IconButton label={m.removeBand({ index: index + 1 })} onClick={onRemove}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {messageOf('passes') && (
        <p role="alert" className="col-span-full pb-2 text-sm text-bad-ink">
          {messageOf('passes')}
        </p>
      )}
    </li>
  )
}
