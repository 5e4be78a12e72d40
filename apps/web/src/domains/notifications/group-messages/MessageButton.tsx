import type { MessageAudience } from '@campanile/contract/notifications/group-messages.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'

const MessageDialog = lazyDialog(() => import('./MessageDialog.tsx'), 'MessageDialog')

interface MessageButtonProps {
  audience: MessageAudience
  label: string
  /** The title of the form. */
  title: string
}

/** Opens the form of a message to these people. */
export function MessageButton({ audience, label, title }: MessageButtonProps) {
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Button icon={<Send size={15} aria-hidden="true" />} onClick={() => setWriting(true)}>
        {label}
      </Button>
      {writing && <MessageDialog audience={audience} title={title} onClose={() => setWriting(false)} />}
    </>
  )
}
