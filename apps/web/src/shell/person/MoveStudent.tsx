import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { m } from './messages.ts'

const MoveStudentsDialog = lazyDialog(
  () => import('#domains/structure/students/MoveStudentsDialog.tsx'),
  'MoveStudentsDialog',
)

/** Beside the batch of a student: moves them to another one, and with it to its programme. */
export function MoveStudent({ page }: { page: PersonPage }) {
  const [moving, setMoving] = useState(false)
  const close = () => setMoving(false)
  return (
    <>
      <button
        type="button"
        className="mt-1 block min-h-6 text-sm font-label text-brand-ink underline"
        onClick={() => setMoving(true)}
      >
        {page.batch ? m.moveToAnotherBatch() : m.addToABatch()}
      </button>
      {moving && <MoveStudentsDialog personIds={[page.id]} onDone={close} onClose={close} />}
    </>
  )
}
