import { createExamInput, type Exam } from '@campanile/contract/exams/exam.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { usePaused } from '#lib/usePaused.ts'
import { useCreateExam, useExamCheck, useUpdateExam } from '../exams.api.ts'
import { checkOf, type ExamValues, examFields, valuesOf } from './examForm.ts'

type Parsed = z.output<typeof createExamInput>

/** Milliseconds of silence after which what is typed is checked. */
const pause = 250

/** The form of an exam, new or known, and what the timetable says to it while it is filled in. */
export function useExamForm(exam: Exam | null, onSaved: (saved: Exam) => void) {
  const create = useCreateExam()
  const update = useUpdateExam()
  const [failure, setFailure] = useState<unknown>()
  const [version, setVersion] = useState(exam?.version ?? 0)
  const [conflict, setConflict] = useState(false)
  const form = useForm<ExamValues, unknown, Parsed>({
    resolver: zodResolver(createExamInput),
    mode: 'onTouched',
    defaultValues: valuesOf(exam),
  })
  const values = usePaused(useWatch({ control: form.control }) as ExamValues, pause)
  const check = useExamCheck(checkOf(values, exam?.id ?? null))
  const save = ({ classId, sitting, ...facts }: Parsed) =>
    exam
      ? update.mutateAsync({ examId: exam.id, version, ...facts })
      : create.mutateAsync({ classId, sitting, ...facts })
  const submit = form.handleSubmit(async (parsed) => {
    setFailure(undefined)
    try {
      onSaved(await save(parsed))
    } catch (error) {
      if (hasCode(error, 'edit-conflict')) setConflict(true)
      else if (!showFieldErrors(error, examFields, form.setError)) setFailure(error)
    }
  })
  /** Goes on from the newer exam, with these values. */
  const settle = (newer: Exam, merged: ExamValues) => {
    setVersion(newer.version)
    setConflict(false)
    form.reset(valuesOf(newer), { keepDefaultValues: false })
    for (const [field, value] of Object.entries(merged))
      form.setValue(field as keyof ExamValues, value, { shouldDirty: true })
  }
  return { form, submit, failure, check: check.data, conflict, settle }
}
