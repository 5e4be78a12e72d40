import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.results.unusual', {
  allMarksEqual: 'All {count, number} marks are {mark, number}.',
  countUnusual: '{count, plural, one {# mark is unusual.} other {# marks are unusual.}}',
  farAbove: 'Far above the others: their median is {median, number}.',
  farBelow: 'Far below the others: their median is {median, number}.',
  inRow: 'One of {count, number} marks of {mark, number} in a row.',
  longestRow: 'The same mark appears {count, number} times in a row.',
  unlikeOwn: 'Unlike this student’s {count, number} other results: their median is {median, number}%.',
})
