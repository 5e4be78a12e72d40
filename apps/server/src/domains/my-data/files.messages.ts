import { messagesFor } from '@campanile/messages/messages.ts'

export const myDataFiles = messagesFor('server.myData.files', {
  byWhom: 'Who at the institution decided or wrote something, and records about other people.',
  contents:
    'Each folder is one area, each .json file one kind of record, with the files beside it.\nTimes are in UTC. Ids link records to each other.',
  descriptors:
    'Face descriptors, the numbers made from your face: they never leave the server. face/face_profiles.json says\nwhether there is one and since when; your registered photo is in the folder face.',
  leftOut: 'Not included, with reasons:',
  readMe: 'Read me first',
  secrets:
    'Passwords, keys and the secrets of links and apps: they are stored in a form that can’t be read back, or would give\nsomebody access to your account.',
  title: 'Your data at {institution}, as of {at}.',
  unpublishedMarks: 'Marks that are not published yet.',
})
