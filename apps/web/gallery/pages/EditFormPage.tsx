import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { OutcomeSelect } from '../OutcomeSelect.tsx'
import { actWith, type Outcome } from '../outcomes.ts'

interface Room {
  name: string
  capacity: string
  version: number
}
type Values = Omit<Room, 'version'>

const room: Room = { name: 'Room 12', capacity: '40', version: 1 }
/** The version saved by another person while the form was open. */
const theirs: Room = { name: 'Seminar room 12', capacity: '40', version: 2 }
const labels: Record<keyof Values, string> = { name: 'Name', capacity: 'Capacity' }

function Fields() {
  const { register } = useFormContext<Values>()
  return (
    <>
      <TextField label="Name" {...register('name')} />
      <TextField label="Capacity" inputMode="numeric" {...register('capacity')} />
    </>
  )
}

function RoomDialog({
  outcome,
  readable,
  onClose,
}: {
  outcome: Outcome
  readable: boolean
  onClose: () => void
}) {
  const edit = useVersionedForm<Room, Values>({
    row: room,
    resolver: (values) => ({ values, errors: {} }),
    blank: { name: '', capacity: '' },
    valuesOf: ({ name, capacity }) => ({ name, capacity }),
    fields: ['name', 'capacity'],
    save: (values, base) => {
      const { version } = base ?? room
      // Their version can be saved over.
      return actWith(outcome === 'conflict' && version === theirs.version ? 'done' : outcome, {
        ...values,
        version: version + 1,
      })
    },
    readTheirs: () => actWith(readable ? 'done' : 'no-response', theirs),
    onSaved: ({ name, capacity }) => {
      void showToast({ type: 'success', title: `${name}, ${capacity} seats, is saved` })
      onClose()
    },
  })
  return (
    <VersionedFormDialog
      title="Edit Room 12"
      edit={edit}
      labelOf={(field) => labels[field]}
      textOf={(values, field) => values[field]}
      onClose={onClose}
    >
      <Fields />
    </VersionedFormDialog>
  )
}

export function EditFormPage() {
  const [outcome, setOutcome] = useState<Outcome>('conflict')
  const [open, setOpen] = useState<'readable' | 'unreadable'>()
  return (
    <>
      <OutcomeSelect value={outcome} onChange={setOutcome} />
      <div className="flex gap-3">
        <Button onClick={() => setOpen('readable')}>Edit room</Button>
        <Button onClick={() => setOpen('unreadable')}>Edit room that cannot be read again</Button>
      </div>
      {open && (
        <RoomDialog outcome={outcome} readable={open === 'readable'} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
