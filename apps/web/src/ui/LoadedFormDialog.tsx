import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { SkeletonList } from './SkeletonList.tsx'

interface LoadedFormDialogProps<Data> {
  title: string
  description: string
  /** What the form changes; it is shown once it is read. */
  query: UseQueryResult<Data>
  /** The service message when it could not be read. */
  failed: string
  saving: boolean
  /** At the other end of the foot. */
  aside?: ReactNode
  onClose: () => void
  children: (data: Data, formId: string) => ReactNode
}

/** A dialog with a form of what is read first. */
export function LoadedFormDialog<Data>({
  title,
  description,
  query,
  failed,
  saving,
  aside,
  onClose,
  children,
}: LoadedFormDialogProps<Data>) {
  const formId = useId()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          {aside}
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            disabled={!query.data}
            busy={saving}
            busyLabel="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      {query.error && <LoadFailed title={failed} heading="h3" error={query.error} onRetry={query.refetch} />}
      {query.isPending && <SkeletonList />}
      {query.data && children(query.data, formId)}
    </Dialog>
  )
}
