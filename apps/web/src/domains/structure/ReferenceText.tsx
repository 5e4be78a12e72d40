import { m } from './messages.ts'
import { type ReferenceName, useReference } from './references.ts'

/** A row's name where only its id is known. */
export function ReferenceText({ of, id }: { of: ReferenceName; id: string | null }) {
  const { data } = useReference(of, id)
  return <>{id ? (data?.label ?? '…') : m.none()}</>
}
