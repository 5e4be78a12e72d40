import { messages } from '@campanile/messages/messages.ts'

export const m = messages('settings.audit', {
  about: 'About',
  aboutAbout: 'about {about}',
  after: 'after:',
  allAboutName: 'All about {name}',
  allThatDid: 'All that {actorName} did',
  before: 'before:',
  campanile: 'Campanile',
  detailsSaysOf: 'Details: {saysOf}',
  event: 'Event',
  nobodySignedIn: 'Nobody signed in',
  thisEventContainsNoValues: 'This event contains no values.',
  weCouldntLoadThisEvent: 'We couldn’t load this event',
  what: 'What',
  when: 'When',
  who: 'Who',
})
