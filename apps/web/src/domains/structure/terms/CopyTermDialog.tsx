import type { OutputOf } from '@campanile/contract/operation.ts'
import type { structure } from '@campanile/contract/structure/structure.ts'
import { copyTermInput, type Term } from '@campanile/contract/structure/structure-terms.ts'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { TermFields } from './TermFields.tsx'
import { emptyTerm, termPaths } from './termFacts.ts'

type Values = z.output<typeof copyTermInput>

/** Copies the classes of a term into a new one. The figures show what is copied. */
export function CopyTermDialog({ row: term, onClose }: { row: Term; onClose: () => void }) {
  const preview = useRead('previewTermCopy', { termId: term.id })
  const copy = useAct('copyTerm')
  const form = useForm<Values>({
    resolver: schemaResolver(copyTermInput),
    mode: 'onTouched',
    defaultValues: { termId: term.id, ...emptyTerm, enrolments: true },
  })
  const { isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit((values) =>
    copy.mutateAsync(values).then(
      ({ name, classes }) => {
        void showToast({
          type: 'success',
          title: m.isAdded({ name }),
          message: m.classesCopied({ classes, term: term.name }),
        })
        onClose()
      },
      (error) => {
        if (showFieldErrors(error, termPaths, form.setError)) copy.reset()
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <FormDialog
        title={m.copyTitle({ term: term.name })}
        description={m.copyHint()}
        verb={m.copyTerm()}
        busyLabel={m.copying()}
        busy={isSubmitting}
        dirty={isDirty}
        error={copy.error}
        failed={m.theTermWasNotCopied()}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="space-y-5">
          <CopyFigures preview={preview} />
          <TermFields />
          <CheckField
            label={m.enrolStudentsAtOnce()}
            help={
              preview.data
                ? m.enrolmentsBasedOnTheCurrentBatches({ enrolments: preview.data.enrolments })
                : m.basedOnTheCurrentBatches()
            }
            {...form.register('enrolments')}
          />
        </div>
      </FormDialog>
    </FormProvider>
  )
}

type Figures = OutputOf<typeof structure.previewTermCopy>

const figures: readonly { key: keyof Figures; label: string }[] = [
  { key: 'classes', label: m.classes() },
  { key: 'lecturers', label: m.lecturers() },
  { key: 'batches', label: m.batches() },
  { key: 'meetings', label: m.meetings() },
]

interface CopyFiguresProps {
  preview: { data: Figures | undefined; error: unknown; refetch: () => unknown }
}

/** What a copy would make. */
function CopyFigures({ preview: { data, error, refetch } }: CopyFiguresProps) {
  if (error && !data) {
    return <LoadFailed title={m.weCouldntLoadThePreview()} error={error} heading="h3" onRetry={refetch} />
  }
  return (
    <dl className="grid grid-cols-4 gap-3 rounded-lg bg-sunken p-4 max-sm:grid-cols-2 dark:bg-canvas">
      {figures.map(({ key, label }) => (
        <div key={key}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="tnum mt-0.5 text-xl font-title">
            {data ? data[key] : <Skeleton className="h-6 w-10" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
