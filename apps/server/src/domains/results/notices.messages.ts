import { messagesFor } from '@campanile/messages/messages.ts'

export const resultNotices = messagesFor('server.results.notices', {
  marksSubmitted: 'Marks submitted',
  marksToReviewAgain: 'Marks to review again',
  newResult: 'New result',
  resultCorrected: 'Result corrected',
  resultWithheld: 'Result withheld',
  sheet: '{course}: {title}',
  sheetBecause: '{course}: {title}: {reason}',
  sheetSubmittedBy: '{course}: {title}, by {name}',
  sheetWithheld: '{course}: {title}. Ask an admin why.',
})
