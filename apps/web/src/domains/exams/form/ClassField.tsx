import { useState } from 'react'
import { useController } from 'react-hook-form'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { ComboField } from '#ui/ComboField.tsx'
import type { ExamValues } from './examForm.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 200

/** Which class sits the exam. */
export function ClassField() {
  const { field, fieldState } = useController<ExamValues, 'classId'>({ name: 'classId' })
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState('')
  const found = useRead('listClasses', { search: usePaused(typed, pause).slice(0, 100), pageSize: 10 })
  return (
    <ComboField
      label="Class"
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
