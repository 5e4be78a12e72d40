import { messagesFor } from '@campanile/messages/messages.ts'

/** The second line of a search result. */
export const hitMessages = messagesFor('server.search.hits', {
  course: 'Course',
  days: '{first} to {last}',
  draft: 'Draft',
  due: 'Due {date}',
  room: '{capacity, plural, one {Room with # seat} other {Room with # seats}}',
  teaches: 'Teaches {class}',
})
