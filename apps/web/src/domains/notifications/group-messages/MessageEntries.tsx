import type { MessageAudience } from '@campanile/contract/notifications/group-messages.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const MessageDialog = lazyDialog(() => import('./MessageDialog.tsx'), 'MessageDialog')

/** Writes to the students of a class. */
export const MessageClass = ({ classId, course }: { classId: string; course: string }) => (
  <MessageButton
    audience={{ to: 'class', classId }}
    label={m.messageStudents()}
    title={m.messageTo({ name: course })}
  />
)

interface MessagePersonProps {
  person: { id: string; firstName: string; lastName: string }
}

/** Writes to one person. */
export const MessagePerson = ({ person }: MessagePersonProps) => (
  <MessageButton
    audience={{ to: 'person', personId: person.id }}
    label={m.messageButton()}
    title={m.messageTo({ name: fullName(person) })}
  />
)

/** Writes to everyone whom the filters of the list of people find. */
export const MessagePeople = ({ filters }: { filters: Omit<MessageAudience, 'to'> }) => (
  <MessageButton
    audience={{ ...filters, to: 'people' }}
    label={m.messageThesePeople()}
    title={m.newMessage()}
  />
)

interface MessageButtonProps {
  audience: MessageAudience
  label: string
  /** The title of the form. */
  title: string
}

/** Opens the form of a message to these people. */
function MessageButton({ audience, label, title }: MessageButtonProps) {
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
