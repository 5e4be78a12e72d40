import { mappedMessages } from '@campanile/messages/mapped.ts'

export const markSheetKindLabels = mappedMessages('contract.results.sheetKinds', {
  exam: 'Exam',
  assignment: 'Assignment',
})

export const markSheetStatusLabels = mappedMessages('contract.results.sheetStatuses', {
  draft: 'Draft',
  submitted: 'Submitted',
  published: 'Published',
})

export const markStateLabels = mappedMessages('contract.results.markStates', {
  marked: 'Marked',
  absent: 'Absent',
  incomplete: 'Incomplete',
})

export const classResultStatusLabels = mappedMessages('contract.results.classStatuses', {
  final: 'Final',
  open: 'Open',
  incomplete: 'Incomplete',
  withheld: 'Withheld',
})

export const missingGradeLabels = mappedMessages('contract.results.missingGrades', {
  open: 'In progress',
  awaiting: 'Awaiting results',
})

export const paperKindLabels = mappedMessages('contract.results.paperKinds', {
  transcript: 'Transcript of records',
  'result-sheet': 'Result sheet',
})

export const paperStateLabels = mappedMessages('contract.results.paperStates', {
  genuine: 'Genuine',
  superseded: 'Superseded',
  revoked: 'Revoked',
})

export const paperDraftLabels = mappedMessages('contract.results.paperDrafts', {
  transcript: 'Transcript of records, draft',
  'result-sheet': 'Result sheet, draft',
})
