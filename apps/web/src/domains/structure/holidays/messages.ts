import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.holidays', {
  adding: 'Adding',
  addPublicHoliday: 'Add public holiday',
  all: 'All',
  christmasDay: 'Christmas Day',
  coming: 'Coming',
  daysOnWhichTheWholeInstitution: 'Days on which the whole institution is closed. They don’t count as leave.',
  firstDay: 'First day',
  lastDay: 'Last day',
  name: 'Name',
  noPublicHolidaysYet: 'No public holidays yet',
  noUpcomingPublicHolidays: 'No upcoming public holidays',
  plannedSessionsOnTheseDays:
    'Planned sessions on these days will be removed. Their students and lecturers will be notified.',
  publicHolidays: 'Public holidays',
  remove: 'Remove',
  removeHolidayName: 'Remove {holidayName}?',
  removeHolidayNameLabel: 'Remove {holidayName}',
  removing: 'Removing',
  shown: 'Shown',
  staffAreExpectedOnTheseDays:
    'Staff are expected on these days again, and weekly meetings of current terms take place. Their students and lecturers will be notified.',
  thePublicHolidayWasNotAdded: 'The public holiday was not added',
  thePublicHolidayWasNotRemoved: 'The public holiday was not removed',
  valuesNameAdded: '{valuesName} added',
  weCouldntLoadThePublicHolidays: 'We couldn’t load the public holidays',
})
