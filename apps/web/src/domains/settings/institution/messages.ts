import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.institution', {
  anotherAdministratorSavedTheSettings: 'Another administrator saved the settings in the meantime',
  assignment: 'assignment',
  cantBeChangedAnyMoreWould: 'Can’t be changed any more: {timeZoneHeldBy} would move to another hour or day.',
  exam: 'exam',
  institutionSaved: 'Institution saved',
  leaveRequest: 'leave request',
  name: 'Name',
  nameAndTimeZone: 'Name and time zone',
  onEveryScreenMessageAndDocument: 'On every screen, message and document.',
  session: 'session',
  staffDay: 'staff day',
  theNameIsNowTheTime:
    'The name is now “{changedByName}”, the time zone {timeZone}. Save again to keep yours, or discard it.',
  timeZone: 'Time zone',
  usedForAllTimesYou:
    'Used for all times. You can change it until the first session, exam or staff day exists.',
  weCouldntLoadTheInstitution: 'We couldn’t load the institution',
})
