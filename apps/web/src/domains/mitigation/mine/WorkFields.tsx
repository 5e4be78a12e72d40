import { extensionDays } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import type { RequestValues } from './requestForm.ts'
import { useAskedWork } from './useAskedWork.ts'

const ExamChoice = lazyPart(() => import('./ExamChoice.tsx'), 'ExamChoice')
const SessionField = lazyPart(() => import('./SessionField.tsx'), 'SessionField')

const dayOptions = extensionDays.map((days) => ({ value: String(days), label: m.dayCount({ days }) }))

/** The class or course, the piece of work, and the days. Its fields come first, so that the first bad one has the focus. */
export function WorkFields() {
  const { register, setValue, clearErrors, control, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const { dayOf } = useTimeFormat()
  const subjects = useRead('listMitigationSubjects', {})
  const [classId, assignmentId, requestedExtension] = useWatch({
    control,
    name: ['classId', 'assignmentId', 'requestedExtension'],
  })
  const items = subjects.data?.items ?? []
  const subject = items.find((it) => it.classId === classId)
  const left = subjects.data && classId !== '' && !subject
  // A draft may name a class that its student has left since.
  useEffect(() => {
    if (!left) return
    setValue('classId', '')
    setValue('sessionIds', [])
  }, [left, setValue])
  const options = [
    { value: '', label: m.anotherCourse() },
    ...items.map((it) => ({ value: it.classId, label: joinFacts(it.courseCode, it.courseTitle) })),
  ]
  const assignment = subject?.assignments.find(({ id }) => id === assignmentId)
  const chooseClass = (next: string) => {
    setValue('classId', next)
    setValue('assignmentId', '')
    setValue('sessionIds', [])
    setValue('examId', '')
    const code = items.find((it) => it.classId === next)?.courseCode
    if (!code) return
    setValue('courseCode', code)
    clearErrors('courseCode')
  }
  const chooseAssignment = (inClass: string, next: string) => {
    const assignments = items.find((it) => it.classId === inClass)?.assignments
    const chosen = assignments?.find(({ id }) => id === next)
    setValue('assignmentId', chosen?.id ?? '')
    setValue('assignmentName', chosen?.title ?? '')
    setValue('originalDueDate', chosen ? dayOf(chosen.dueAt) : '')
    clearErrors(['assignmentName', 'originalDueDate'])
  }
  useAskedWork(items.length > 0, (asked) => {
    chooseClass(asked.classId)
    chooseAssignment(asked.classId, asked.assignmentId)
  })
  return (
    <>
      <TextField
        label={m.title()}
        markRequired
        maxLength={200}
        placeholder={m.titleExample()}
        {...register('title')}
        error={errors.title?.message}
      />
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        <SelectField
          label={m.class()}
          optional
          options={options}
          value={subject ? classId : ''}
          help={subjects.error ? m.weCouldntLoadYourClasses() : m.fillsInTheCourseCode()}
          onChange={({ target }) => chooseClass(target.value)}
        />
        <TextField
          label={m.courseCode()}
          markRequired
          maxLength={30}
          autoComplete="off"
          readOnly={subject !== undefined}
          {...register('courseCode')}
          error={errors.courseCode?.message}
        />
        {subject && subject.assignments.length > 0 && (
          <SelectField
            label={m.workSetInThisClass()}
            className="md:col-span-2"
            optional
            options={[
              { value: '', label: m.somethingElse() },
              ...subject.assignments.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={assignment?.id ?? ''}
            help={m.dueDateMovesOnApproval()}
            onChange={({ target }) => chooseAssignment(classId, target.value)}
          />
        )}
        <TextField
          label={m.assignmentName()}
          className="md:col-span-2"
          optional
          maxLength={200}
          readOnly={assignment !== undefined}
          {...register('assignmentName')}
          error={errors.assignmentName?.message}
        />
        <DateField
          label={m.originalDueDate()}
          optional
          readOnly={assignment !== undefined}
          {...register('originalDueDate')}
          error={errors.originalDueDate?.message}
        />
        <SelectField
          label={m.requestedExtension()}
          options={dayOptions}
          value={String(requestedExtension)}
          onChange={({ target }) => {
            const days = extensionDays.find((it) => String(it) === target.value)
            if (days) setValue('requestedExtension', days)
          }}
          error={errors.requestedExtension?.message}
        />
      </div>
      {subject && subject.exams.length > 0 && <ExamChoice subject={subject} />}
      {subject && <SessionField key={classId} subject={subject} error={errors.sessionIds?.message} />}
    </>
  )
}
