import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
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
  const isOpen = data?.state === 'not-erased' && data.obstacles.length === 0
  const footer = isOpen && (
    <>
      <Button size="lg" disabled={erase.isPending} onClick={onClose}>
        {m.cancel()}
      </Button>
      <Button
        size="lg"
        variant="destructive"
        busy={erase.isPending}
        busyLabel={m.erasing()}
        onClick={() => erase.mutate({ personId: person.id })}
      >
        {m.erase()}
      </Button>
    </>
  )
  return (
    <Dialog
      busy={erase.isPending}
      onClose={onClose}
      title={data?.state === 'erased' ? m.erasureReport() : m.eraseTitle({ name: fullName(person) })}
      size="md"
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        {erase.error && <SaveFailed title={m.wasNotErased({ name: fullName(person) })} error={erase.error} />}
        {data && <ErasureFacts erasure={data} />}
        {erasure.isPending && <SkeletonRows />}
        {erasure.error && !data && (
          <LoadFailed
            title={m.weCouldntLoadThePreview()}
            error={erasure.error}
            heading="h3"
            onRetry={() => erasure.refetch()}
          />
        )}
      </div>
    </Dialog>
  )
}
