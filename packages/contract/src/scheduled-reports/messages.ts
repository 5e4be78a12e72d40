import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.scheduledReports', {
  enterName: 'Enter a name',
  filtersInvalid: 'These filters aren’t valid',
  formatInvalid: 'This report isn’t available in this format',
  selectAdmins: 'Select active admins',
  tooManyRecipients: 'At most {maximum, number} people',
})
