import { correctAttendanceInput } from '@campanile/contract/attendance/student-attendance.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import type { Answer } from '#lib/reads.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { isRecordedAs } from '../recordedWords.ts'

type Values = z.input<typeof correctAttendanceInput>

/** The correction of a record. A change made by another person in the meantime is shown before saving. */
export function useCorrectForm(
  { student, session, record }: Answer<'readRecordHistory'>,
  onDone: () => void,
) {
  const correct = useAct('correctAttendance')
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values, unknown, z.output<typeof correctAttendanceInput>>({
    resolver: schemaResolver(correctAttendanceInput),
    mode: 'onTouched',
    defaultValues: {
      sessionId: session.sessionId,
      studentId: student.studentId,
      version: record?.version ?? null,
      status: record?.status ?? 'present',
      reason: '',
    },
  })
  const version = form.watch('version')
  const changedMeanwhile = (record?.version ?? null) !== version
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const { status } = await correct.mutateAsync(values)
      void showToast({
        type: 'success',
        title: isRecordedAs(fullName(student), status),
      })
      onDone()
    } catch (error) {
      if (!hasCode(error, 'edit-conflict') && !showFieldErrors(error, ['reason'], form.setError))
        setFailure(error)
    }
  })
  return {
    form,
    submit,
    failure,
    busy: correct.isPending,
    changedMeanwhile,
    /** Continues from the current record. */
    goOn: () => form.setValue('version', record?.version ?? null),
  }
}
