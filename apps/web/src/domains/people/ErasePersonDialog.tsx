import type { Person } from '@campanile/contract/people/people.ts'
import { sentenceOf } from '#lib/errors.ts'
import { fullName } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { ErasureFacts } from './ErasureFacts.tsx'
import { useErasePerson, useErasure } from './people.api.ts'

interface ErasePersonDialogProps {
  person: Person
  onClose: () => void
}

/** Says what would go and stay, and shows the report. */
export function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const erasure = useErasure(person.id)
  const erase = useErasePerson()
  const run = () => erase.mutate(person.id)
  const { data } = erasure
  const isOpen = data?.state === 'not-erased' && data.obstacles.length === 0
  const footer = isOpen && (
    <>
      <Button size="lg" onClick={onClose}>
        Cancel
      </Button>
      <Button size="lg" variant="destructive" busy={erase.isPending} busyLabel="Erasing" onClick={run}>
        Erase
      </Button>
    </>
  )
  return (
    <Dialog
      onClose={onClose}
      title={data?.state === 'erased' ? 'Report of the erasure' : `Erase ${fullName(person)}`}
      size="md"
      footer={footer}
    >
      <div className="px-6 py-5 max-md:px-4">
        {erase.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(erase.error)}
          </Alert>
        )}
        {data && <ErasureFacts erasure={data} />}
        {erasure.isPending && <SkeletonRows />}
        {erasure.error && !data && (
          <LoadFailed
            title="We could not work out what would go"
            error={erasure.error}
            heading="h3"
            onRetry={() => erasure.refetch()}
          />
        )}
      </div>
    </Dialog>
  )
}
