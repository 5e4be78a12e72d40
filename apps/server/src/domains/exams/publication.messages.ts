import { messagesFor } from '@campanile/messages/messages.ts'

/** Warnings before an exam is published. */
export const publicationMessages = messagesFor('server.exams.publication', {
  atOnce: 'Another exam at the same time: {names}',
  crowdedDay: 'More than two exams that day: {names}',
  more: '{more, number} more',
  noStudents: 'It has no students yet',
})
