import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results.verify', {
  aNewerOneHasBeenIssued: 'A newer one has been issued. Request it if you need the latest results.',
  answer: 'Answer',
  campanileSignIn: 'Campanile, sign in',
  check: 'Check',
  checkADocument: 'Check a document',
  code: 'Code',
  codeFormat: 'Twenty letters and digits. Capitals, hyphens and spaces don’t matter.',
  codeOnTheDocument: 'Code on the document',
  compareTheCode:
    'Compare the code with the document, character by character. If it is the same, the document was not issued here.',
  compareThisPage: 'Compare this page with the document. If they differ, the document was altered.',
  document: 'Document',
  draftIsNoProof: 'This is a draft with unpublished marks. It is not valid as proof.',
  for: 'For',
  genuineButOutOfDate: 'Genuine, but out of date',
  issuedAndRevoked: 'It was issued here, and revoked on {revokedOn}.',
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  markChangedSince: 'It was issued here. A mark on it changed on {changedOn}: ask for a newer one.',
  noDocumentHasThisCode: 'No document has this code',
  notAValidCode: 'This is not a valid code. Compare it with the document, character by character',
  thisDocumentIsGenuine: 'This document is genuine',
  thisDocumentIsNoLongerValid: 'This document is no longer valid',
  thisPageShowsOnly: 'This page shows only what the document says, to anyone with its code.',
  transcriptsAndResultSheetsCarry:
    'Transcripts and result sheets have a code. Enter it to check whether a document is genuine and what it should say.',
  unknown: 'Unknown',
  weCouldntCheckTheCode: 'We couldn’t check the code',
})
