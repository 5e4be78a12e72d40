import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.oneroster', {
  fieldUnknown: '{field} is not a field of these objects',
  filterField: '{field} can’t be used in this filter',
  filterOperator: '{field} can’t be compared with {operator}',
  filterUnreadable:
    'The filter can’t be read. Join conditions with AND or OR, and put each value in single quotes.',
  filterValue: 'The value given for {field} is not valid',
  givenOnce: '{name} can only be given once',
  limit: 'limit must be a whole number from 1 to {most}',
  offset: 'offset must be a whole number from 0 to {most}',
  orderBy: 'orderBy must be asc or desc',
  sortField: 'These objects can’t be sorted by {field}',
})
