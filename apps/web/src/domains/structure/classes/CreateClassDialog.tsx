import { classInput } from '@campanile/contract/structure/structure-classes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { classPath } from '../structureTabs.ts'
import { ReferencesField } from './ReferencesField.tsx'
import { useDefaultTerm } from './useDefaultTerm.ts'

type Values = z.output<typeof classInput>

const fields = ['courseId', 'termId', 'lecturerIds', 'batchIds'] as const

/** Adds a class and opens its page. */
export function CreateClassDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useAct('createClass')
  const form = useForm<Values>({
    resolver: zodResolver(classInput),
    mode: 'onTouched',
    defaultValues: { courseId: '', termId: '', lecturerIds: [], batchIds: [] },
  })
  const termId = useDefaultTerm()
  useEffect(() => {
    if (termId && !form.formState.dirtyFields.termId) form.resetField('termId', { defaultValue: termId })
  }, [termId, form])
  const { isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit((values) =>
    create.mutateAsync(values).then(
      ({ id }) => navigate(classPath(id)),
      (error) => {
        if (showFieldErrors(error, fields, form.setError)) create.reset()
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <FormDialog
        title="Add class"
        description="A course taught in a term. Plan its meetings on its page."
        verb="Add class"
        busyLabel="Adding"
        busy={isSubmitting}
        dirty={isDirty}
        error={create.error}
        failed="The class was not added"
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="space-y-3">
          <ReferenceField name="courseId" of="course" label="Course" />
          <ReferenceField name="termId" of="term" label="Term" />
          <ReferencesField name="lecturerIds" of="lecturer" label="Lecturers" />
          <ReferencesField
            name="batchIds"
            of="batch"
            label="Batches"
            help="Their students are enrolled at once."
          />
        </div>
      </FormDialog>
    </FormProvider>
  )
}
