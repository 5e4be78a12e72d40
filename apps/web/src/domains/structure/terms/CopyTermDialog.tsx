import { copyTermInput, type Term } from '@campanile/contract/structure/structure-terms.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { api } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { useStructureChange } from '../structure.api.ts'
import { CopyFigures } from './CopyFigures.tsx'
import { TermFields } from './TermFields.tsx'
import { emptyTerm, termPaths } from './termFacts.ts'

type Values = z.output<typeof copyTermInput>

const formId = 'copy-term'

/** The next term with the classes of this one: first what that makes, then the new term's facts. */
export function CopyTermDialog({ row: term, onClose }: { row: Term; onClose: () => void }) {
  const preview = useQuery({
    queryKey: ['structure', 'term', 'copy', term.id],
    queryFn: ({ signal }) => api.previewTermCopy({ termId: term.id }, { signal }),
  })
  const copy = useStructureChange((values: Values) => api.copyTerm(values))
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values>({
    resolver: zodResolver(copyTermInput),
    mode: 'onTouched',
    defaultValues: { termId: term.id, ...emptyTerm, enrolments: true },
  })
  const { isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const { name, classes } = await copy.mutateAsync(values)
      void showToast({
        type: 'success',
        title: `${name} is added`,
        message: `${counted(classes, 'class', 'classes')} copied from ${term.name}`,
      })
      onClose()
    } catch (error) {
      if (!showFieldErrors(error, termPaths, form.setError)) setFailure(error)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title={`Copy ${term.name}`}
      description="A term is copied once. Dated sessions and what was recorded stay behind."
      locked={isDirty}
      footer={
        <FormFooter
          form={formId}
          verb="Copy term"
          busyLabel="Copying"
          busy={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        <CopyFigures preview={preview} />
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate className="mt-5">
            {failure ? <SaveFailed title="The term was not copied" error={failure} /> : null}
            <TermFields />
            <div className="mt-5">
              <CheckField
                label="Enrol the batches’ students at once"
                help={
                  preview.data
                    ? `${preview.data.enrolments} enrolments, as the batches are now. Students enrolled on their own are not taken along.`
                    : 'As the batches are now. Students enrolled on their own are not taken along.'
                }
                {...form.register('enrolments')}
              />
            </div>
          </form>
        </FormProvider>
      </div>
    </Dialog>
  )
}
