import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.holidays', {
  addConsequence:
    'Planned sessions on these days will be removed. Their students and lecturers will be notified.',
  adding: 'Adding',
  addPublicHoliday: 'Add public holiday',
  all: 'All',
  christmasDay: 'Christmas Day',
  datesInYear: '{dates} {year}',
  firstDay: 'First day',
  holidaysShown: 'Holidays shown',
  isAdded: '{name} added',
  isRemoved: '{name} removed',
  lastDay: 'Last day',
  name: 'Name',
  noPublicHolidaysYet: 'No public holidays yet',
  noUpcomingPublicHolidays: 'No upcoming public holidays',
  publicHolidays: 'Public holidays',
  remove: 'Remove',
  removeConsequence:
    'Staff are expected on these days again, and weekly meetings of current terms take place. Their students and lecturers will be notified.',
  removeName: 'Remove {name}',
  removeQuestion: 'Remove {name}?',
  removing: 'Removing',
  thePublicHolidayWasNotAdded: 'The public holiday was not added',
  thePublicHolidayWasNotRemoved: 'The public holiday was not removed',
  upcoming: 'Upcoming',
  weCouldntLoadThePublicHolidays: 'We couldn’t load the public holidays',
  whatPublicHolidaysAre: 'Days on which the whole institution is closed. They don’t count as leave.',
})
