import { messages } from '@campanile/messages/messages.ts'

export const m = messages('results', {
  absent: 'Absent',
  allEntered: 'All {enrolled, number} entered',
  enteredOf: '{entered, number} of {enrolled, number} entered',
  enterMarks: 'Enter marks',
  howResultsAreWorkedOut:
    'A result is the weighted average of all marks; an absence counts as 0. The grade point average is weighted by credits, without courses that have no final grade or no credits. Both are rounded half up to two decimals, once, at the end.',
  incomplete: 'Incomplete',
  markLessPenalty: '{mark} − {penalty} late',
  namesMore: '{count, plural, one {# more} other {# more}}',
  none: 'None',
  percent: '{percent}%',
  viewMarks: 'View marks',
})
