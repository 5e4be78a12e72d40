import { messagesFor } from '@campanile/messages/messages.ts'

export const myDataNotices = messagesFor('server.my-data.notices', {
  dataCanBeDownloaded:
    'Your data is ready and can be downloaded for {hours, plural, one {# hour} other {# hours}}. If you didn’t request it, change your password.',
  dataNotPrepared: 'Your data could not be prepared',
  dataReady: 'Your data is ready',
  requestDataAgain: 'Nothing has changed. Request it again. If that fails too, contact your admin.',
})
