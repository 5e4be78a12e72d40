import { messagesFor } from '@campanile/messages/messages.ts'

export const auditFiles = messagesFor('server.audit.files', {
  about: 'About',
  area: 'Area',
  auditLog: 'Audit log',
  fromAddress: 'From address',
  record: 'Record',
  values: 'Values',
  what: 'What',
  when: 'When',
  who: 'Who',
})
