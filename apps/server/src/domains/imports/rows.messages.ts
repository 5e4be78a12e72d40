import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.imports.rows', {
  changedSince: 'Changed since the import',
  dayOutOfRange: 'Enter a date in the years 1900 to 2199',
  removedSince: 'Removed since the import',
  usedSince: 'Used since the import',
  writeDay: 'Enter the date in the format 2026-09-01',
})
