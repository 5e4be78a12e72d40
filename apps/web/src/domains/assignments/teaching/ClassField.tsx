import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { useState } from 'react'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { ComboField, type ComboOption } from '#ui/ComboField.tsx'
import { m } from './messages.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 200

const optionOf = ({ id, course, term }: ClassView): ComboOption => ({
  value: id,
  label: `${course.code}, ${course.title}`,
  sub: term.name,
})

interface ClassFieldProps {
  value: string
  onChange: (classId: string) => void
  error: string | undefined
}

/** The class of an assignment: any for admins, their own for lecturers. */
export function ClassField({ value, onChange, error }: ClassFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ComboOption>()
  const search = usePaused(typed, pause)
  const { data } = useRead('listClasses', { search, pageSize: 50 })
  const options = data?.items.map(optionOf)
  const shown = chosen?.value === value ? chosen : options?.find((it) => it.value === value)
  return (
    <ComboField
      label={m.class()}
      shown={shown ? `${shown.label} (${shown.sub})` : ''}
      options={search === typed ? options : undefined}
      onType={setTyped}
      onChoose={(option) => {
        setChosen(option)
        onChange(option.value)
      }}
      error={error}
    />
  )
}
