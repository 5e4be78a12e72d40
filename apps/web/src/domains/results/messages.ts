import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results', {
  absent: 'Absent',
  allEntered: 'All {enrolled, number} entered',
  enteredOf: '{entered, number} of {enrolled, number} entered',
  enterMarks: 'Enter marks',
  howResultsAreWorkedOut:
    'A result weighs all marks by their shares; absent counts as 0. The grade point average weighs grade points by credits; courses without a final grade, and those without credits, do not count. Both are rounded half up to two places, once, at the end.',
  incomplete: 'Incomplete',
  markLessPenalty: '{mark} − {penalty} late',
  namesMore: '{count, plural, one {# more} other {# more}}',
  none: 'None',
  percent: '{percent}%',
  viewMarks: 'View marks',
})
