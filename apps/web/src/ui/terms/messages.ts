import { messages } from '@campanile/messages/messages.ts'

export const m = messages('ui.terms', {
  allTerms: 'All terms',
  currentAndLater: 'Current and later',
  showAllTerms: 'Show all terms',
})
