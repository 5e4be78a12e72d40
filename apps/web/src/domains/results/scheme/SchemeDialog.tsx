import { type GradeScheme, maxGradeBands } from '@campanile/contract/results/grade-scheme.ts'
import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { BandFields } from './BandFields.tsx'
import { bandProblemNow } from './bandProblemNow.ts'
import { SchemeConflict } from './SchemeConflict.tsx'
import { useTermChoices } from './schemes.api.ts'
import { useSchemeForm } from './useSchemeForm.ts'

const formId = 'grade-scheme'

interface SchemeDialogProps {
  /** Absent for a new one. */
  scheme?: GradeScheme
  /** What a new one begins like. */
  like?: GradeScheme
  onClose: () => void
}

/** A grade scheme: its name, its first term and its bands, judged as they are typed. */
export function SchemeDialog({ scheme, like, onClose }: SchemeDialogProps) {
  const terms = useTermChoices().data?.items ?? []
  const { form, bands, submit, failure, conflict, choose, settle } = useSchemeForm(
    scheme,
    like,
    ({ name }) => {
      void showToast({ type: 'success', title: `${name} is saved` })
      onClose()
    },
  )
  const problem = bandProblemNow(useWatch({ control: form.control, name: 'bands' }))
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <Dialog
      onClose={onClose}
      title={scheme ? `Edit ${scheme.name}` : 'Add grade scheme'}
      size="md"
      locked={isDirty || conflict !== undefined}
      footer={
        conflict ? (
          <>
            <Button size="lg" onClick={onClose}>
              Take theirs
            </Button>
            <Button size="lg" variant="primary" onClick={settle}>
              Go on with these
            </Button>
          </>
        ) : (
          <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
        )
      }
    >
      {conflict && (
        <div className="px-6 py-5 max-md:px-4">
          <SchemeConflict {...conflict} onChoose={choose} />
        </div>
      )}
      <form
        id={formId}
        noValidate
        hidden={conflict !== undefined}
        onSubmit={submit}
        className="px-6 py-5 max-md:px-4"
      >
        {failure ? <SaveFailed title="The grade scheme was not saved" error={failure} /> : null}
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField label="Name" maxLength={80} {...form.register('name')} error={errors.name?.message} />
          {!scheme && (
            <SelectField
              label="Used from"
              {...form.register('fromTermId')}
              options={[
                { value: '', label: 'Choose a term' },
                ...terms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={errors.fromTermId?.message}
            />
          )}
        </div>
        <fieldset className="mt-2 min-w-0">
          <legend className="text-md font-[620]">Bands</legend>
          <p className="mb-3 mt-0.5 text-sm text-ink-3">
            Each reaches from its percentage up to the next; the lowest starts at 0.
          </p>
          <ol className="space-y-2">
            {bands.fields.map((field, index) => (
              <BandFields
                key={field.id}
                form={form}
                index={index}
                {...(problem?.band === index && { problem })}
                {...(bands.fields.length > 2 && { onRemove: () => bands.remove(index) })}
              />
            ))}
          </ol>
          {errors.bands?.root?.message && (
            <p role="alert" className="mt-2 text-sm text-bad-ink">
              {errors.bands.root.message}
            </p>
          )}
          <Button
            className="mt-3"
            icon={<Plus size={15} aria-hidden="true" />}
            disabled={bands.fields.length >= maxGradeBands}
            onClick={() => bands.append({ letter: '', fromPercent: '', points: '', passes: true })}
          >
            Add band
          </Button>
        </fieldset>
      </form>
    </Dialog>
  )
}
