import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useState } from 'react'
import { visitStore } from '#lib/storage.ts'

export type Receipt = OperationOutput<Operations['deleteFace']>['receipt']

const key = 'face-deletion-receipt'

/** The receipt of a deletion, shown until it is put away: a reload must not lose the only proof. */
export function useReceipt() {
  const [text, setText] = useState(() => visitStore.get(key))
  return {
    receipt: text === null ? null : (JSON.parse(text) as Receipt),
    keepReceipt(receipt: Receipt) {
      const written = JSON.stringify(receipt)
      visitStore.set(key, written)
      setText(written)
    },
    dropReceipt() {
      visitStore.remove(key)
      setText(null)
    },
  }
}
