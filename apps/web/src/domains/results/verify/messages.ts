import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results.verify', {
  aNewerOneHasBeenIssued: 'A newer one has been issued. Request it if you need the latest results.',
  answer: 'Answer',
  campanileSignIn: 'Campanile, sign in',
  check: 'Check',
  checkADocument: 'Check a document',
  code: 'Code',
  codeOnTheDocument: 'Code on the document',
  compareTheCodeWithTheDocument:
    'Compare the code with the document, character by character. If it is the same, the document was not issued here.',
  compareThisPageWithTheDocument:
    'Compare this page with the document. If they differ, the document was altered.',
  document: 'Document',
  for: 'For',
  genuineButOutOfDate: 'Genuine, but out of date',
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  itWasIssuedHereAMark: 'It was issued here. A mark on it changed on {dateWithYear}: ask for a newer one.',
  itWasIssuedHereAndRevoked: 'It was issued here, and revoked on {dateWithYear}.',
  noDocumentHasThisCode: 'No document has this code',
  thisDocumentIsGenuine: 'This document is genuine',
  thisDocumentIsNoLongerValid: 'This document is no longer valid',
  thisIsADraftWithUnpublished: 'This is a draft with unpublished marks. It is not valid as proof.',
  thisIsNotAValidCode: 'This is not a valid code. Compare it with the document, character by character',
  thisPageShowsOnly: 'This page shows only what the document says, to anyone with its code.',
  transcriptsAndResultSheetsCarry:
    'Transcripts and result sheets carry a code. It shows whether the document is genuine and what it must say.',
  twentyLettersAndDigitsCapitalsHyphens:
    'Twenty letters and digits. Capitals, hyphens and spaces don’t matter.',
  unknown: 'Unknown',
  weCouldntCheckTheCode: 'We couldn’t check the code',
  xxxxXXXXXXXXXXXXXXXX: 'XXXX-XXXX-XXXX-XXXX-XXXX',
})
