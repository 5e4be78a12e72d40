import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.assignments', {
  atMostMegabytes: 'At most {maximum, number} MB at this institution',
  levelsAddUpTo: 'The selected levels add up to {total}',
  levelsExceedMaximum: 'The highest levels add up to {total}. The maximum mark is {maximum}.',
  marksSeen: 'Students have seen their marks',
  onlyPdf: 'Only PDF files can be annotated',
  otherFile: 'This is a different file',
  ownIds: 'Each criterion and level needs its own id',
  rubricAddsUpTo: 'The rubric adds up to {total}',
  rubricChanged: 'The rubric has changed. Reload to continue.',
  selectCurrentClass: 'Select a class that is not archived',
  selectFile: 'Select a file',
  selectLevels: 'Select a level for each criterion',
  submitted: 'Students have already submitted',
  submittedNotFewer: 'Students have already submitted, so the limit can’t be lower than {files, number}',
  submittedOnlyAdded: 'Students have already submitted, so you can only add file types',
  submittedOnlyLater: 'Students have already submitted, so you can only select a later time',
  submittedOnlyMore: 'Students have already submitted, so you can only enter a higher value',
  workMarked: 'Work has already been marked',
})
