import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.results', {
  atMostTwoDecimals: 'At most two decimals.',
  changedMeanwhile:
    '{knowsPerson, select, yes {{change, select, mark {{person} entered {mark} in the meantime.} absent {{person} entered absent in the meantime.} incomplete {{person} entered incomplete in the meantime.} other {{person} cleared this in the meantime.}}} other {{change, select, mark {Somebody else entered {mark} in the meantime.} absent {Somebody else entered absent in the meantime.} incomplete {Somebody else entered incomplete in the meantime.} other {Somebody else cleared this in the meantime.}}}}',
  correctWithReason: 'The student already has this mark. Correct it with a reason.',
  enterMarkOrSelect: 'Enter a mark, or select absent or incomplete.',
  enterWhyMarkIsChanged: 'Enter why the mark is changed',
  markNegative: 'A mark can’t be negative.',
  markReleased: 'The student already has this mark.',
  markWithoutState: 'Only students with the state “marked” have a mark.',
  maximumMark: 'The maximum is {maximum}.',
  noLines: 'It contains no lines.',
  noMarkYet: 'No mark yet: {students}.',
  noMarkYetAndMore: 'No mark yet: {students} and {more, number} more.',
  notEnrolled: 'This student is not enrolled in the class.',
  notExpected: 'This student has left the class, or sits the exam another time.',
  notNumber: 'This is not a number.',
  notOnSheet: 'One of them isn’t on this sheet',
  sameAsLine: 'Line {line} is about the same student.',
  stateUnknown: '“{state}” isn’t one of marked, absent, incomplete.',
  studentMissing: 'The student is missing.',
  studentUnknown: 'Nobody on this sheet has the number or email “{student}”.',
  tableUnreadable: 'This could not be read as a table. Check its quotation marks.',
  termPublished: 'Results of this term, or of a later one, are published. Select a later term.',
  termTaken: 'This term already has its own scheme',
  termUnknown: 'This term doesn’t exist',
  tooManyLines:
    '{lines, plural, one {There is # line} other {There are # lines}}; at most {maximum, number} are accepted at a time.',
  weightsExceed: 'The weights add up to {total, number}%, which is {excess, number}% too much.',
  weightsMissing: 'The weights add up to {total, number}%. {missing, number}% is missing.',
})
