import type { Exam } from '@campanile/contract/exams/exam.ts'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { examPath } from '../examColumns.tsx'
import { ClassField } from './ClassField.tsx'
import { ExamClashes } from './ExamClashes.tsx'
import { ExamConflict } from './ExamConflict.tsx'
import { ExamFacts } from './ExamFacts.tsx'
import { RoomLines } from './RoomLines.tsx'
import { useExamForm } from './useExamForm.ts'

const formId = 'exam'

interface ExamPanelProps {
  /** Null adds one. */
  exam: Exam | null
  onClose: () => void
}

/** The form of an exam; clashes are named, free rooms and times offered while it is filled in. */
export function ExamPanel({ exam, onClose }: ExamPanelProps) {
  const navigate = useNavigate()
  const saved = (it: Exam) => (exam ? onClose() : navigate(examPath(it)))
  const { form, submit, failure, check, conflict, settle } = useExamForm(exam, saved)
  const { isDirty, isSubmitting } = form.formState
  return (
    <SidePanel
      wide
      onClose={onClose}
      title={exam ? 'Change exam' : 'Add exam'}
      description={exam ? `${exam.courseCode} ${exam.courseTitle}` : 'It is a draft until it is published.'}
      locked={isDirty}
      footer={
        !conflict && (
          <FormFooter
            form={formId}
            verb={exam ? 'Save exam' : 'Add exam'}
            busyLabel="Saving"
            busy={isSubmitting}
            onCancel={onClose}
          />
        )
      }
    >
      {exam && conflict && (
        <ExamConflict base={exam} mine={form.getValues()} onSettled={settle} onCancel={onClose} />
      )}
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate hidden={conflict} className="px-6 py-5 max-md:px-4">
          {failure ? <SaveFailed title="The exam was not saved" error={failure} /> : null}
          {!exam && <ClassField />}
          <ExamFacts isNew={!exam} />
          {check && (
            <ExamClashes
              check={check}
              onChoose={({ day, startsAt }) => {
                form.setValue('day', day, { shouldDirty: true, shouldValidate: true })
                form.setValue('startsAt', startsAt, { shouldDirty: true, shouldValidate: true })
              }}
            />
          )}
          <RoomLines exam={exam} check={check} />
        </form>
      </FormProvider>
    </SidePanel>
  )
}
