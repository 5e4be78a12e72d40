import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { m } from './messages.ts'
import type { OverlayProps } from './Overlay.tsx'

interface IssuedDialogProps extends Pick<OverlayProps, 'title' | 'description' | 'onClose'> {
  /** It also reaches the person another way, such as by email. */
  isSent?: boolean
  /** Another way on, before the button that closes. */
  action?: ReactNode
  children: (onCopied: () => void) => ReactNode
}

/** Shows a link or secret that was just made. It can’t be closed by accident before that is copied, unless it was sent too. */
export function IssuedDialog({ isSent = false, action, children, ...frame }: IssuedDialogProps) {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog
      {...frame}
      locked={!isSent && !copied}
      footer={
        <>
          {action}
          <Button size="lg" variant="primary" onClick={frame.onClose}>
            {m.done()}
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">{children(() => setCopied(true))}</div>
    </Dialog>
  )
}
