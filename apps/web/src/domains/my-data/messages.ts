import { messages } from '@campanile/messages/messages.ts'

export const m = messages('my-data', {
  allDataTheInstitutionHoldsAbout: 'All data the institution holds about you.',
  asking: 'Asking',
  deleteItNow: 'Delete it now',
  deleting: 'Deleting',
  downloading: 'Downloading',
  downloadZIPFile: 'Download ZIP file',
  leftOutMarks:
    'Left out: marks that are not published yet, secrets such as your password, and the numbers made from your face, which never leave the server. The file says whether such numbers exist and since when.',
  myData: 'My data',
  nothingHasChangedTryAgain: 'Nothing has changed. Try again.',
  oneZIPFileWithYourAccount:
    'One ZIP file with your account, attendance, work, published results, requests, pay, notifications and files. It is kept for {kept} hours, and for one hour once you have downloaded it.',
  preparedOnItIsDeletedOn: 'Prepared on {dateTime}, {sizeOf}. It is deleted on {dateTime2}.',
  preparingYourData: 'Preparing your data',
  requestMyData: 'Request my data',
  somethingWentWrong: 'Something went wrong',
  weCouldntLoadYourData: 'We couldn’t load your data',
  werePreparingYourDataYoull: 'We’re preparing your data. You’ll be notified when it’s ready.',
  yourDataCouldNotBePrepared: 'Your data could not be prepared',
})
