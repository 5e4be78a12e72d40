import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CampusCheckInDialog } from './CampusCheckInDialog.tsx'
import { CheckInRulesDialog } from './CheckInRulesDialog.tsx'

/** Opens the rules of a class, which lead an admin on to those of the campus. */
export function CheckInRulesButton({ classId }: { classId: string }) {
  const [dialog, setDialog] = useState<'rules' | 'campus'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Button icon={<SlidersHorizontal size={15} aria-hidden="true" />} onClick={() => setDialog('rules')}>
        Check-in rules
      </Button>
      {dialog === 'rules' && (
        <CheckInRulesDialog classId={classId} onCampus={() => setDialog('campus')} onClose={close} />
      )}
      {dialog === 'campus' && <CampusCheckInDialog onClose={close} />}
    </>
  )
}
