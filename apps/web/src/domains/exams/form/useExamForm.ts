import { createExamInput, type Exam } from '@campanile/contract/exams/exam.ts'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { usePaused } from '#lib/usePaused.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { checkOf, type ExamValues, examFields, examFormValues } from './examForm.ts'

type Parsed = z.output<typeof createExamInput>

/** Milliseconds without typing after which the values are checked against the timetable. */
const pause = 250

/** The form of a new exam, or of `exam`, with the timetable's answer to its present values. */
export function useExamForm(exam: Exam | null, onSaved: (saved: Exam) => void) {
  const create = useAct('createExam')
  const update = useAct('updateExam')
  const readNow = useReadNow()
  const edit = useVersionedForm<Exam, ExamValues, Parsed>({
    row: exam ?? undefined,
    resolver: schemaResolver(createExamInput),
    blank: examFormValues(null),
    valuesOf: examFormValues,
    fields: examFields,
    save: ({ classId, sitting, ...facts }, base) =>
      base
        ? update.mutateAsync({ examId: base.id, version: base.version, ...facts })
        : create.mutateAsync({ classId, sitting, ...facts }),
    readTheirs: async ({ id }) => (await readNow('readExam', { examId: id })).exam,
    // Merged times and rooms may clash, which the form shows.
    reviews: true,
    onSaved,
  })
  const values = usePaused(useWatch({ control: edit.form.control }) as ExamValues, pause)
  const check = useRead('checkExam', checkOf(values, exam?.id ?? null))
  return { edit, check: check.data }
}
