import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.audit', {
  about: 'About',
  aboutPeople: 'About {people}',
  after: 'After:',
  allAboutName: 'Everything about {name}',
  allByPerson: 'Everything {name} did',
  before: 'Before:',
  campanile: 'Campanile',
  detailsOf: 'Details: {event}',
  event: 'Event',
  from: 'From',
  nobodySignedIn: 'Nobody signed in',
  nothing: 'nothing',
  record: 'Record',
  thisEventContainsNoValues: 'This event contains no values.',
  weCouldntLoadThisEvent: 'We couldn’t load this event',
  what: 'What',
  when: 'When',
  who: 'Who',
})
