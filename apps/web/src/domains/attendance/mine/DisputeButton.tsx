import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'

interface DisputeButtonProps {
  session: { id: string; courseTitle: string; startsAt: string }
  children: string
}

/** On a receipt or a refusal: the way to the lecturer in one tap. */
export function DisputeButton({ session, children }: DisputeButtonProps) {
  const [open, setOpen] = useState(false)
  const { id, courseTitle, startsAt } = session
  return (
    <>
      <Button size="lg" variant="ghost" className="min-h-11 w-full" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <DisputeDialog
          sessionId={id}
          courseTitle={courseTitle}
          startsAt={startsAt}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
