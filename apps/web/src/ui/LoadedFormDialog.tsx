import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { Loaded } from './Loaded.tsx'
import { m } from './messages.ts'

interface LoadedFormDialogProps<Data>
  extends Omit<Parameters<typeof FormDialog>[0], 'disabled' | 'busyLabel' | 'children'> {
  /** The row that the form changes. */
  query: UseQueryResult<Data>
  /** The title if it could not be loaded. */
  loadFailed: string
  children: (data: Data) => ReactNode
}

/** A form of something that is loaded first. */
export function LoadedFormDialog<Data>(props: LoadedFormDialogProps<Data>) {
  const { query, loadFailed, children, ...dialog } = props
  return (
    <FormDialog {...dialog} busyLabel={m.saving()} disabled={query.data === undefined}>
      <Loaded query={query} failure={loadFailed}>
        {children}
      </Loaded>
    </FormDialog>
  )
}
