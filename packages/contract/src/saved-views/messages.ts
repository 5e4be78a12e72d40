import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.savedViews', {
  enterName: 'Enter a name',
  listInvalid: 'This isn’t a valid list',
  tooManyFilters: 'This view has too many filters',
})
