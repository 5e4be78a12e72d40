import { messages } from '@campanile/messages/messages.ts'

export const m = messages('ui.language', {
  language: 'Language',
})
