import { messages } from '@campanile/messages/messages.ts'

export const m = messages('structure.rooms', {
  archived: 'Archived',
  classManagement: 'Class Management',
  coordinates: '{latitude}, {longitude}',
  edit: 'Edit',
  location: 'Location',
  network: 'Network',
  none: 'None',
  rooms: 'Rooms',
  seats: '{seats, plural, one {# seat} other {# seats}}',
  weCouldntLoadTheRoom: 'We couldn’t load the room',
  weeklyMeetings: 'Weekly meetings',
})
