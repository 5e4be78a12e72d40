import { mappedMessages } from '@campanile/messages/mapped.ts'

export const examTypeLabels = mappedMessages('contract.exams.types', {
  midterm: 'Midterm',
  final: 'Final',
  quiz: 'Quiz',
  practical: 'Practical',
  oral: 'Oral',
  other: 'Other',
})

export const examSittingLabels = mappedMessages('contract.exams.sittings', {
  class: 'Whole class',
  deferred: 'Deferred sitting',
})

export const examStateLabels = mappedMessages('contract.exams.states', {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  archived: 'Archived',
})
