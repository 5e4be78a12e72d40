import { secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const notificationData: DomainData = {
  push_registrations: {
    person: 'person_id',
    export: { folder: 'notifications' },
    notExported: { endpoint_hash: secret, sealed: secret },
    erase: [deleteRows('access')],
  },
  notifications: {
    person: 'person_id',
    export: { folder: 'notifications' },
    erase: [deleteRows('messages')],
    redact: ['title', 'message', 'mail_message', 'navigation_path'],
  },
  group_message_recipients: {
    person: 'person_id',
    export: { folder: 'notifications' },
    erase: [deleteRows('messages')],
  },
  group_messages: {
    person: 'sender_id',
    export: { folder: 'notifications' },
    // The messages are their readers’ as well; they lose the names of both.
    pseudonymised: ['sender_id'],
    redact: ['subject', 'text', 'search'],
  },
  notification_preferences: {
    person: 'person_id',
    export: { folder: 'notifications' },
    erase: [deleteRows('messages')],
  },
}
