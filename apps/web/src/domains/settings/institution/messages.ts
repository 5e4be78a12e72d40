import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.institution', {
  aboutName: 'Shown on every screen, message and document.',
  aboutTimeZone: 'Used for all times. You can change it until the first session, exam or staff day exists.',
  assignments: '{count, plural, one {# assignment} other {# assignments}}',
  exams: '{count, plural, one {# exam} other {# exams}}',
  institutionSaved: 'Institution saved',
  leaveRequests: '{count, plural, one {# leave request} other {# leave requests}}',
  name: 'Name',
  nameAndTimeZone: 'Name and time zone',
  nameAndZoneAreNow:
    'The name is now “{name}” and the time zone {timeZone}. Save again to keep your changes, or discard them.',
  sessions: '{count, plural, one {# session} other {# sessions}}',
  someoneSavedMeanwhile: 'Another admin saved the settings in the meantime',
  staffDays: '{count, plural, one {# staff day} other {# staff days}}',
  timeZone: 'Time zone',
  timeZoneIsFixed: 'Can’t be changed any more, because it would move these to another time: {items}.',
  weCouldntLoadTheInstitution: 'We couldn’t load the institution',
})
