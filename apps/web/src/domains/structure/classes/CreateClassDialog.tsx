import { classInput } from '@campanile/contract/structure/structure-classes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { api } from '#lib/api.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { useStructureChange } from '../structure.api.ts'
import { classPath } from '../structureTabs.ts'
import { ReferencesField } from './ReferencesField.tsx'

type Values = z.output<typeof classInput>

const formId = 'create-class'
const fields = ['courseId', 'termId', 'lecturerIds', 'batchIds'] as const

/** A course in a term, with whom it is for; its page opens once it is made. */
export function CreateClassDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useStructureChange((values: Values) => api.createClass(values))
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values>({
    resolver: zodResolver(classInput),
    mode: 'onTouched',
    defaultValues: { courseId: '', termId: '', lecturerIds: [], batchIds: [] },
  })
  const { isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const { id } = await create.mutateAsync(values)
      navigate(classPath(id))
    } catch (error) {
      if (!showFieldErrors(error, fields, form.setError)) setFailure(error)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title="Add class"
      description="A course in a term. Meetings are planned on its page."
      locked={isDirty}
      footer={
        <FormFooter
          form={formId}
          verb="Add class"
          busyLabel="Adding"
          busy={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="space-y-3 px-6 py-5 max-md:px-4">
          {failure ? <SaveFailed title="The class was not added" error={failure} /> : null}
          <ReferenceField name="courseId" of="course" label="Course" />
          <ReferenceField name="termId" of="term" label="Term" />
          <ReferencesField name="lecturerIds" of="lecturer" label="Lecturers" />
          <ReferencesField
            name="batchIds"
            of="batch"
            label="Batches"
            help="Their students are enrolled at once."
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}
