import { messages } from '@campanile/messages/messages.ts'

export const m = messages('lib.facts', {
  firstAndSecond: '{first}, {second}',
})
