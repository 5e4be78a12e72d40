import { messages } from '@campanile/messages/messages.ts'

export const m = messages('my-data', {
  aboutExport:
    '{hours, plural, one {One ZIP file with your account, attendance, work, published results, requests, pay, notifications and files. It is kept for # hour, and for one hour once you have downloaded it.} other {One ZIP file with your account, attendance, work, published results, requests, pay, notifications and files. It is kept for # hours, and for one hour once you have downloaded it.}}',
  aboutMyData: 'All data the institution holds about you.',
  deleteItNow: 'Delete it now',
  deleting: 'Deleting',
  downloading: 'Downloading',
  downloadZIPFile: 'Download ZIP file',
  leftOut:
    'Left out: marks that are not published yet, secrets such as your password, and the numbers calculated from your face, which never leave the server. The file says whether such numbers exist and since when.',
  myData: 'My data',
  nothingHasChangedTryAgain: 'Nothing has changed. Try again.',
  preparedOn: 'Prepared on {prepared}, {size}. It will be deleted on {deleted}.',
  preparing: 'We’re preparing your data. You’ll be notified when it’s ready.',
  preparingYourData: 'Preparing your data',
  requesting: 'Requesting',
  requestMyData: 'Request my data',
  somethingWentWrong: 'Something went wrong',
  weCouldntLoadYourData: 'We couldn’t load your data',
  weCouldntPrepareYourData: 'We couldn’t prepare your data',
})
