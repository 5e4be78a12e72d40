import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { ComboField } from '#ui/ComboField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'

const rooms = ['Hall A', 'Hall B', 'Room 12', 'Room 14'].map((label) => ({ value: label, label }))

export function FieldsPage() {
  const [room, setRoom] = useState('')
  const [typed, setTyped] = useState('')
  const options = rooms.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <div className="max-w-[420px]">
      <TextField label="Name" defaultValue="Ada Adams" />
      <TextField label="Email" help="Used to sign in" optional />
      <TextField label="Code" defaultValue="AB" error="Type six letters" />
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
      <div className="mt-8">
        <CheckField label="Notify the students" defaultChecked />
      </div>
    </div>
  )
}
