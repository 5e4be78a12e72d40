import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.search', {
  atMostCharacters: 'At most {maximum, plural, one {# character} other {# characters}}',
  enterSearchTerm: 'Enter a search term',
  enterTwoLetters: 'Enter at least two letters',
})
