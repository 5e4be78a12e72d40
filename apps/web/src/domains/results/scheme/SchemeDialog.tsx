import { type GradeScheme, maxGradeBands } from '@campanile/contract/results/grade-scheme.ts'
import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { EditConflict } from '#ui/EditConflict.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { bandProblemNow } from './bandProblemNow.ts'
import { GradeBandFields } from './GradeBandFields.tsx'
import { m } from './messages.ts'
import { useSchemeForm } from './useSchemeForm.ts'

interface SchemeDialogProps {
  /** Absent for a new one. */
  scheme?: GradeScheme
  /** The values that a new one starts with. */
  like?: GradeScheme
  onClose: () => void
}

/** A grade scheme: its name, its first term and its bands, validated while typing. */
export function SchemeDialog({ scheme, like, onClose }: SchemeDialogProps) {
  const terms = useRead('listTerms', { sort: '-firstDay' }).data?.items ?? []
  const { form, bands, submit, failure, conflict, choose, resolve } = useSchemeForm(
    scheme,
    like,
    ({ name }) => {
      void showToast({ type: 'success', title: m.nameIsSaved({ name }) })
      onClose()
    },
  )
  const problem = bandProblemNow(useWatch({ control: form.control, name: 'bands' }))
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <FormDialog
      title={scheme ? m.editSchemeTitle({ schemeName: scheme.name }) : m.addGradeScheme()}
      size="md"
      {...(conflict
        ? { verb: m.continue(), cancelLabel: m.keepTheirs() }
        : { verb: m.save(), error: failure, failed: m.theGradeSchemeWasNotSaved() })}
      busyLabel={m.saving()}
      busy={isSubmitting}
      dirty={isDirty || conflict !== undefined}
      onSubmit={conflict ? resolve : submit}
      onClose={onClose}
    >
      {conflict && <EditConflict reviews {...conflict} onChoose={choose} />}
      <div hidden={conflict !== undefined}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label={m.name()}
            maxLength={80}
            {...form.register('name')}
            error={errors.name?.message}
          />
          {!scheme && (
            <SelectField
              label={m.usedFrom()}
              {...form.register('fromTermId')}
              options={[
                { value: '', label: m.selectATerm() },
                ...terms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={errors.fromTermId?.message}
            />
          )}
        </div>
        <fieldset className="mt-2 min-w-0">
          <legend className="text-md font-title">{m.bands()}</legend>
          <p className="mb-3 mt-0.5 text-sm text-ink-3">{m.howBandsRun()}</p>
          <ol className="space-y-2">
            {bands.fields.map((field, index) => (
              <GradeBandFields
                key={field.id}
                form={form}
                index={index}
                {...(problem?.band === index && { problem })}
                {...(bands.fields.length > 2 && { onRemove: () => bands.remove(index) })}
              />
            ))}
          </ol>
          <FieldError className="mt-2">{errors.bands?.root?.message}</FieldError>
          <Button
            className="mt-3"
            icon={<Plus size={15} aria-hidden="true" />}
            disabled={bands.fields.length >= maxGradeBands}
            onClick={() => bands.append({ letter: '', fromPercent: '', points: '', passes: true })}
          >
            {m.addBand()}
          </Button>
        </fieldset>
      </div>
    </FormDialog>
  )
}
