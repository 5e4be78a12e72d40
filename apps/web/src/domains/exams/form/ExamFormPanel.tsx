import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { lazyPart } from '#lib/lazyPart.tsx'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { ComboField } from '#ui/ComboField.tsx'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { examPath } from '../examColumns.tsx'
import { ExamFacts } from './ExamFacts.tsx'
import { examFieldLabels, examFieldText } from './examFieldWords.ts'
import type { ExamValues } from './examForm.ts'
import { m } from './messages.ts'
import { useExamForm } from './useExamForm.ts'

const ExamClashes = lazyPart(() => import('./ExamClashes.tsx'), 'ExamClashes')
const RoomLines = lazyPart(() => import('./RoomLines.tsx'), 'RoomLines')

interface ExamFormPanelProps {
  /** Null adds one. */
  exam: Exam | null
  onClose: () => void
}

/** The form of an exam. It names clashes and offers free rooms and times while it is filled in. */
export function ExamFormPanel({ exam, onClose }: ExamFormPanelProps) {
  const navigate = useNavigate()
  const { edit, check } = useExamForm(exam, (it) => (exam ? onClose() : navigate(examPath(it))))
  const { form, conflict } = edit
  const rooms = [
    ...(check?.rooms ?? []),
    ...[exam, conflict?.theirs]
      .flatMap((it) => it?.rooms ?? [])
      .map(({ roomId, name }) => ({ id: roomId, name })),
  ]
  const roomName = (id: string) => rooms.find((it) => it.id === id)?.name ?? m.anotherRoom()
  return (
    <VersionedFormDialog
      as="wide-panel"
      title={exam ? m.changeExam() : m.addExam()}
      description={exam ? `${exam.courseCode} ${exam.courseTitle}` : m.itIsADraftUntil()}
      verb={exam ? m.saveExam() : m.addExam()}
      edit={edit}
      labelOf={(field) => examFieldLabels[field]}
      textOf={(values, field) => examFieldText(values, field, roomName)}
      onClose={onClose}
    >
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
      {check || form.getValues('rooms').length > 0 ? (
        <RoomLines exam={exam} check={check} />
      ) : (
        <p className="mb-4 text-sm text-ink-3">{m.roomsFollowClassDayAndTime()}</p>
      )}
    </VersionedFormDialog>
  )
}

/** Milliseconds of silence after which typing becomes a search. */
const pause = 200

/** The class that sits the exam. */
function ClassField() {
  const { field, fieldState } = useController<ExamValues, 'classId'>({ name: 'classId' })
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState('')
  const found = useRead('listClasses', { search: usePaused(typed, pause).slice(0, 100), pageSize: 10 })
  return (
    <ComboField
      label={m.class()}
      name="classId"
      shown={shown}
      options={found.data?.items.map(({ id, course, term, batches }) => ({
        value: id,
        label: `${course.code} ${course.title}`,
        sub: [term.name, ...batches.map(({ code }) => code)].join(', '),
      }))}
      onType={setTyped}
      onChoose={({ value, label }) => {
        setShown(label)
        field.onChange(value)
      }}
      error={fieldState.error?.message}
    />
  )
}
