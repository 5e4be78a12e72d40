import { messagesFor } from '@campanile/messages/messages.ts'

/** How values before and after a change are written. */
export const changeMessages = messagesFor('server.audit.changes', {
  changed: '{label}: {before} → {after}',
  id: 'id {start}',
  no: 'no',
  none: 'none',
  notShown: 'not shown',
  value: 'Value',
  yes: 'yes',
})
