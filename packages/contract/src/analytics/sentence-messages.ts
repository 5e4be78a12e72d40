import { messagesFor } from '@campanile/messages/messages.ts'

export const m = messagesFor('contract.analytics.sentences', {
  basis:
    'Based on {classes, plural, one {# class} other {# classes}}, {sessions, plural, one {# session} other {# sessions}} and {records, plural, one {# record} other {# records}}.',
  below: '{rate} in {course}, below the required {required}%',
  employmentUnknown: 'Not stated',
  falling: 'Fell from {from} to {to} in the last {weeks, plural, one {# week} other {# weeks}}',
  justUnder: 'Just under the required {required}% in {course}',
  lateTime: 'Most late records fall at {hour}',
  lateTimeRates: '{share} of students who attend are late then, {others} at other hours.',
  lowMarks: '{average} on average in {marks, plural, one {# released mark} other {# released marks}}',
  missedInARow: 'Missed the last {sessions, plural, one {# session} other {# sessions}}',
  outOfReach: 'Can no longer reach {required}% in {course}: {best} at best',
  outOfReachJustUnder: 'Can no longer reach {required}% in {course}: just under {required}% at best',
  slipped: 'Attendance in {name} has fallen',
  slippedTo: 'Down {points, number} points since week {sinceWeek}, to {to}.',
  weakTime: '{weekday} at {hour} is the weak point',
  weakTimeRates: '{percentage} attend then, {others} at other times.',
  workLate: '{pieces, plural, one {# piece of work submitted late} other {# pieces of work submitted late}}',
  workMissing:
    '{pieces, plural, one {# piece of work missing of {due} due} other {# pieces of work missing of {due} due}}',
})
