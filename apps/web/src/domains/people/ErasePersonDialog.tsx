import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ErasureFacts } from './ErasureFacts.tsx'
import { m } from './messages.ts'

interface ErasePersonDialogProps {
  person: Person
  onClose: () => void
}

/** Shows what erasing a person deletes and keeps, and the report afterwards. */
export function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const erasure = useRead('readErasure', { personId: person.id })
  const erase = useAct('erasePerson')
  const { data } = erasure
  const name = fullName(person)
  const frame = {
    size: 'md',
    title: data?.state === 'erased' ? m.erasureReport() : m.eraseTitle({ name }),
    onClose,
  } as const
  if (data?.state === 'not-erased' && data.obstacles.length === 0) {
    return (
      <FormDialog
        {...frame}
        verb={m.erase()}
        busyLabel={m.erasing()}
        destructive
        busy={erase.isPending}
        error={erase.error}
        failed={m.wasNotErased({ name })}
        onSubmit={() => erase.mutate({ personId: person.id })}
      >
        <ErasureFacts erasure={data} />
      </FormDialog>
    )
  }
  return (
    <Dialog {...frame}>
      <div className="px-6 py-5 max-md:px-4">
        <Loaded query={erasure} failure={m.weCouldntLoadThePreview()}>
          {(known) => <ErasureFacts erasure={known} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
