import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results', {
  absent: 'Absent',
  allEntered: 'All {enrolled} entered',
  aResultWeighsAllMarks:
    'A result weighs all marks by their shares; absent counts as 0. The grade point average weighs grade points by credits; courses in progress, incomplete or withheld, and those without credits, do not count. Both are rounded half up to two places, once, at the end.',
  enteredOfEnrolledEntered: '{entered} of {enrolled} entered',
  enterMarks: 'Enter marks',
  incomplete: 'Incomplete',
  none: 'None',
  penaltyLate: '− {penalty} late',
  shownAndMoreMore: '{shown} and {more} more',
  viewMarks: 'View marks',
})
