import { messagesFor } from '@campanile/messages/messages.ts'

export const resultNotices = messagesFor('server.results.notices', {
  correctedBy: '{course}: {title}: {before} → {after}, changed by {name}.',
  correctionMailed: '{course}: {title}: {name} changed your mark.',
  markOf: '{mark} of {maximum}',
  marksSubmitted: 'Marks submitted',
  marksToReviewAgain: 'Marks to review again',
  newResult: 'New result',
  noMark: 'No mark',
  resultCorrected: 'Result corrected',
  resultWithheld: 'Result withheld',
  sheet: '{course}: {title}',
  sheetBecause: '{course}: {title}: {reason}',
  sheetSubmittedBy: '{course}: {title}, by {name}',
  withheldBy: '{course}: {title}: {name} withheld this result.',
})
