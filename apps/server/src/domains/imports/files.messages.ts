import { messagesFor } from '@campanile/messages/messages.ts'

export const importFiles = messagesFor('server.imports.files', {
  changes: 'Changes',
  fieldChanged: '{field}: {from} to {to}',
  fieldSet: '{field}: {to}',
  file: 'File',
  import: 'Import',
  importLines: 'Import lines',
  line: 'Line',
  none: 'none',
  outcome: 'Outcome',
  undone: 'Undone',
  what: 'What',
})
