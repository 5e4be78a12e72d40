import type { OperationName } from '@campanile/contract/operations.ts'
import type { Input } from './reads.ts'
import { startUploads } from './uploads.ts'
import { useUpload } from './useAct.ts'

/** Sends files to a row, one after another; resolves to whether all of them arrived. */
export function useAttachFiles<K extends OperationName>(
  name: K,
  inputOf: (rowId: string, fileName: string) => Input<K>,
  options?: Parameters<typeof useUpload<K>>[1],
) {
  const { mutateAsync } = useUpload(name, options)
  return (rowId: string, files: readonly File[]) =>
    startUploads(rowId, files, (file, sending) =>
      mutateAsync({ input: inputOf(rowId, file.name), file, ...sending }),
    )
}
