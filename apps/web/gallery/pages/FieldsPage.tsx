import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { ComboField } from '#ui/ComboField.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'

const rooms = ['Hall A', 'Hall B', 'Room 12', 'Room 14'].map((label) => ({ value: label, label }))

export function FieldsPage() {
  const [day, setDay] = useState('2026-11-18')
  const [room, setRoom] = useState('')
  const [typed, setTyped] = useState('')
  const options = rooms.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <div className="max-w-[420px]">
      <TextField label="Name" defaultValue="Ada Adams" />
      <TextField label="Email" help="Used to sign in" optional />
      <TextField label="Capacity" type="number" defaultValue="0" error="At least 1" />
      <SelectField label="Room" options={rooms} />
      <ComboField
        label="Find a room"
        shown={room}
        options={options}
        onType={setTyped}
        onChoose={({ label }) => setRoom(label)}
        onClear={() => setRoom('')}
      />
      <TextAreaField label="Reason" maxLength={500} />
      <div className="mt-4">
        <DateInput label="From" value={day} onChange={setDay} />
      </div>
      <div className="mt-8">
        <CheckField label="Notify the students" defaultChecked />
      </div>
    </div>
  )
}
