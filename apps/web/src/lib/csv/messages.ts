import { messages } from '@campanile/messages/messages.ts'

export const m = messages('lib.csv', {
  columnName: 'Column {name}',
  notImported: '{heading} (not imported)',
})
