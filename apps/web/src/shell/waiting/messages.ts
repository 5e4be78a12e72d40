import { messages } from '@campanile/messages/messages.ts'

export const m = messages('shell.waiting', {
  aboutWaiting: 'Requests, reviews and questions that need your decision, most urgent first.',
  dashboard: 'Dashboard',
  deadline: 'Deadline',
  decidedOnItsOwnScreen: 'This item is decided on its own screen.',
  noLongerWaiting: 'This has already been decided',
  openItem: 'Open',
  waitingForYou: 'Waiting for you',
  waitingSince: 'Waiting since',
  weCouldntLoadThisItem: 'We couldn’t load this item',
})
