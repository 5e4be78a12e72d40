import { messagesFor } from '@campanile/messages/messages.ts'

/** What tells search results of the same name apart. */
export const hitMessages = messagesFor('server.search.hits', {
  course: 'Course',
  days: '{first} to {last}',
  draft: 'Draft',
  due: 'Due {date}',
  teaches: 'Teaches {class}',
})
