import { messagesFor } from '@campanile/messages/messages.ts'

export const peopleFiles = messagesFor('server.people.files', {
  added: 'Added',
  batch: 'Batch',
  department: 'Department',
  endDate: 'End date',
  face: 'Face',
  faceInReview: 'In review',
  faceMissing: 'Missing',
  faceRegistered: 'Registered',
  people: 'People',
  phone: 'Phone',
  programme: 'Programme',
  startDate: 'Start date',
})
