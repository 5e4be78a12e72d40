import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const DisputeDialog = lazyDialog(() => import('./DisputeDialog.tsx'), 'DisputeDialog')

interface DisputeButtonProps {
  session: { id: string; courseTitle: string; startsAt: string }
  children: string
}

/** On a receipt or a refusal: reports a mistake to the lecturer with one tap. */
export function DisputeButton({ session, children }: DisputeButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sent'>('idle')
  const { id, courseTitle, startsAt } = session
  if (state === 'sent') {
    return (
      <p role="status" className="py-2.5 text-center text-base text-ok-ink">
        {m.yourLecturerWillRespond()}
      </p>
    )
  }
  return (
    <>
      <Button size="lg" variant="ghost" className="min-h-11 w-full" onClick={() => setState('asking')}>
        {children}
      </Button>
      {state === 'asking' && (
        <DisputeDialog
          sessionId={id}
          courseTitle={courseTitle}
          startsAt={startsAt}
          onClose={() => setState('idle')}
          onSent={() => setState('sent')}
        />
      )}
    </>
  )
}
