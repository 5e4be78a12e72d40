import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const CheckInRulesDialog = lazyDialog(() => import('./CheckInRulesDialog.tsx'), 'CheckInRulesDialog')

/** Opens the rules of a class, which link admins to those of the campus. */
export function CheckInRulesButton({ classId }: { classId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<SlidersHorizontal size={15} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {m.checkInRules()}
      </Button>
      {open && <CheckInRulesDialog classId={classId} onClose={() => setOpen(false)} />}
    </>
  )
}
