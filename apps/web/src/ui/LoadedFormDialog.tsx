import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { m } from './messages.ts'
import { SkeletonList } from './SkeletonList.tsx'

interface LoadedFormDialogProps<Data>
  extends Omit<Parameters<typeof FormDialog>[0], 'disabled' | 'busyLabel' | 'children'> {
  /** What the form changes. */
  query: UseQueryResult<Data>
  /** The title if it could not be loaded. */
  loadFailed: string
  children: (data: Data) => ReactNode
}

/** A form of something that is loaded first. */
export function LoadedFormDialog<Data>(props: LoadedFormDialogProps<Data>) {
  const { query, loadFailed, children, ...dialog } = props
  const { data, error, refetch } = query
  return (
    <FormDialog {...dialog} busyLabel={m.saving()} disabled={data === undefined}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadFailed title={loadFailed} heading="h3" error={error} onRetry={refetch} />
      ) : (
        <SkeletonList />
      )}
    </FormDialog>
  )
}
