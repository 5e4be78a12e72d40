import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'
import { ComboField } from '#ui/ComboField.tsx'
import { m } from './messages.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 250

interface PersonFieldProps {
  error: string | undefined
  /** Null: everybody without their own times. */
  onChoose: (personId: string | null) => void
}

/** The person with these times, or the institution if nobody is selected. */
export function PersonField({ error, onChoose }: PersonFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const found = useRead('readStaffBoard', { search: usePaused(typed, pause).slice(0, 100), pageSize: 8 })
  const options = found.data?.items.map((it) => ({
    value: it.personId,
    label: fullName(it),
    sub: it.number,
  }))
  return (
    <ComboField
      label={m.forWhom()}
      optional
      shown={chosen}
      placeholder={m.everyoneWithoutOwnTimes()}
      options={options}
      onType={setTyped}
      onChoose={({ value, label }) => {
        setChosen(label)
        onChoose(value)
      }}
      onClear={() => {
        setChosen('')
        onChoose(null)
      }}
      error={error}
    />
  )
}
