import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { ComboField } from '#ui/ComboField.tsx'
import type { ExamValues } from './examForm.ts'
import { m } from './messages.ts'

const pause = 200

interface InvigilatorFieldProps {
  /** The room’s place in the form. */
  index: number
  /** The person selected when the form opens. */
  known: string
}

/** The invigilator of one room. */
export function InvigilatorField({ index, known }: InvigilatorFieldProps) {
  const { field, fieldState } = useController<ExamValues, `rooms.${number}.invigilatorId`>({
    name: `rooms.${index}.invigilatorId`,
  })
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(known)
  const search = usePaused(typed, pause).slice(0, 100)
  const wanted = { status: 'active', search, pageSize: 6 } as const
  const lecturers = useRead('listPeople', { ...wanted, role: 'lecturer' }).data?.items
  const staff = useRead('listPeople', { ...wanted, role: 'staff' }).data?.items
  const found = lecturers && staff && [...lecturers, ...staff]
  return (
    <ComboField
      label={m.invigilator()}
      optional
      name={`rooms.${index}.invigilatorId`}
      shown={field.value ? shown : ''}
      placeholder={m.nobodyYet()}
      options={found?.map((it) => ({ value: it.id, label: fullName(it), sub: it.email }))}
      onType={setTyped}
      onChoose={({ value, label }) => {
        setShown(label)
        field.onChange(value)
      }}
      onClear={() => field.onChange(null)}
      error={fieldState.error?.message}
    />
  )
}
