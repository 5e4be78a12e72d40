import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.serviceAccounts', {
  enterName: 'Enter a name, such as the program that will use it',
  selectDays: 'Select how long the token is valid',
  selectLimit: 'Enter a number from 10 to {most}',
  selectOverlap: 'Select how long the old token keeps working',
  selectScopes: 'Select at least one part of the API',
  selectScopesOnce: 'Select each part of the API once',
})
