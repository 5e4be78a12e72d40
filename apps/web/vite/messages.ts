import { messagesFor } from '../../../packages/messages/src/messages.ts'

/** Texts for search engines and for devices with the installed application. */
export const documentMessages = messagesFor('web.document', {
  applicationDescription: 'Attendance, timetables, requests and results for one campus, in one place.',
  pageDescription:
    'Campanile keeps attendance, timetables, requests and results for one campus in one place.',
})
