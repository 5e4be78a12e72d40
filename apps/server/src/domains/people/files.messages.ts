import { messagesFor } from '@campanile/messages/messages.ts'

export const peopleFiles = messagesFor('server.people.files', {
  added: 'Added',
  endDate: 'End date',
  face: 'Face',
  faceInReview: 'In review',
  faceMissing: 'Missing',
  faceRegistered: 'Registered',
  people: 'People',
  startDate: 'Start date',
})
