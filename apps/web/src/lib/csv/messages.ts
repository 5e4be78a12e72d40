import { messages } from '@campanile/messages/messages.ts'

export const m = messages('lib.csv', {
  columnFromCharCodeAt: 'Column {fromCharCode}{at}',
  notImported: '{heading} (not imported)',
})
