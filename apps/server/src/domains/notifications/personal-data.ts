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
    redact: ['title', 'message', 'navigation_path'],
  },
  notification_preferences: {
    person: 'person_id',
    export: { folder: 'notifications' },
    erase: [deleteRows('messages')],
  },
}
