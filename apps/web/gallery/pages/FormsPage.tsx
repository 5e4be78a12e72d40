import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { IssuedDialog } from '#ui/IssuedDialog.tsx'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { OutcomeSelect } from '../OutcomeSelect.tsx'
import { actWith, type Outcome } from '../outcomes.ts'

const kinds = ['dialog', 'panel', 'wide-panel'] as const
type Kind = (typeof kinds)[number]

function RoomForm({ as, outcome, onClose }: { as: Kind; outcome: Outcome; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } })
  const add = useMutation({
    mutationFn: ({ name }: { name: string }) => actWith(outcome, name),
    onSuccess: (name) => {
      void showToast({ type: 'success', title: `${name} is added` })
      onClose()
    },
  })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      as={as}
      title="Add room"
      verb="Add room"
      busyLabel="Adding"
      busy={add.isPending}
      dirty={isDirty}
      error={add.error}
      failed="The room was not added"
      onSubmit={form.handleSubmit((values) => add.mutate(values))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        {...form.register('name', { required: 'Enter a name' })}
        error={errors.name?.message}
      />
    </FormDialog>
  )
}

/** Cannot be loaded at first. */
function LoadedRoomForm({ onClose }: { onClose: () => void }) {
  const attempts = useRef(0)
  const room = useQuery({
    queryKey: ['room'],
    gcTime: 0,
    retry: false,
    queryFn: () => actWith(attempts.current++ === 0 ? 'no-response' : 'done', 'Room 12'),
  })
  return (
    <LoadedFormDialog
      query={room}
      loadFailed="We couldn’t load the room"
      title="Edit room"
      verb="Save"
      busy={false}
      dirty={false}
      error={null}
      failed="The room was not saved"
      onSubmit={onClose}
      onClose={onClose}
    >
      {(name) => <TextField label="Name" defaultValue={name} />}
    </LoadedFormDialog>
  )
}

export function FormsPage() {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const [kind, setKind] = useState<Kind | 'loaded' | 'issued'>()
  return (
    <>
      <OutcomeSelect value={outcome} onChange={setOutcome} />
      <div className="flex gap-3">
        {kinds.map((it) => (
          <Button key={it} onClick={() => setKind(it)}>
            Open {it}
          </Button>
        ))}
        <Button onClick={() => setKind('loaded')}>Open loaded form</Button>
        <Button onClick={() => setKind('issued')}>Show key</Button>
      </div>
      {kind === 'loaded' && <LoadedRoomForm onClose={() => setKind(undefined)} />}
      {kind === 'issued' && (
        <IssuedDialog title="Key of Room 12" onClose={() => setKind(undefined)}>
          {(onCopied) => <CopyField label="Key" value="4711" onCopied={onCopied} />}
        </IssuedDialog>
      )}
      {kind && kind !== 'loaded' && kind !== 'issued' && (
        <RoomForm as={kind} outcome={outcome} onClose={() => setKind(undefined)} />
      )}
    </>
  )
}
