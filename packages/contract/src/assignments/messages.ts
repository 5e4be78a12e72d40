import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.assignments', {
  addAtLeastTwoLevels: 'Add at least two levels',
  atMost100PerCent: 'At most 100%',
  atMostCriteria: 'At most {maximum, plural, one {# criterion} other {# criteria}}',
  atMostLevels: 'At most {maximum, plural, one {# level} other {# levels}}',
  dueAfterOpening: 'The due date must be after the opening date',
  enterMark: 'Enter a mark',
  enterReason: 'Enter a reason',
  fileEmpty: 'This file is empty',
  lastDateAfterDue: 'The final cut-off must be after the due date',
  moreThan0: 'More than 0',
  notMoreThanMaximumMark: 'Not more than the maximum mark',
  selectFileKind: 'Select at least one file type',
  wholeNumber: 'A whole number',
})
