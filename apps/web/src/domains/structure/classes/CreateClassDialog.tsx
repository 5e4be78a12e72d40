import { classInput } from '@campanile/contract/structure/structure-classes.ts'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { classPath } from '#lib/classPath.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { defaultTermOf } from './defaultTerm.ts'
import { m } from './messages.ts'
import { ReferencesField } from './ReferencesField.tsx'

type Values = z.output<typeof classInput>

const fields = ['courseId', 'termId', 'lecturerIds', 'batchIds'] as const

/** Adds a class and opens its page. */
export function CreateClassDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useAct('createClass')
  const form = useForm<Values>({
    resolver: schemaResolver(classInput),
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
        title={m.addClass()}
        description={m.addClassHint()}
        verb={m.addClass()}
        busyLabel={m.adding()}
        busy={isSubmitting}
        dirty={isDirty}
        error={create.error}
        failed={m.theClassWasNotAdded()}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="space-y-3">
          <ReferenceField name="courseId" of="course" label={m.course()} />
          <ReferenceField name="termId" of="term" label={m.term()} />
          <ReferencesField name="lecturerIds" of="lecturer" label={m.lecturers()} />
          <ReferencesField name="batchIds" of="batch" label={m.batches()} help={m.batchesHint()} />
        </div>
      </FormDialog>
    </FormProvider>
  )
}

const hour = 3_600_000

/** The id of the term that a new class is most likely for; undefined until the terms are known. */
function useDefaultTerm(): string | undefined {
  const today = useTimeFormat().dayOf(useNow(hour))
  const { data } = useRead('listTerms', { sort: '-firstDay', pageSize: 50 })
  return data && defaultTermOf(data.items, today)?.id
}
