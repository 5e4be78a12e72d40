import type { MessageAudience } from '@campanile/contract/notifications/group-messages.ts'
import { fullName } from '#lib/session.ts'
import { MessageButton } from './MessageButton.tsx'
import { m } from './messages.ts'

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
