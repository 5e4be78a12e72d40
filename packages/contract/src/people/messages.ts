import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.people', {
  endBeforeStart: 'The end date can’t be before the start date',
  enterFirstName: 'Enter a first name',
  enterLastName: 'Enter a last name',
  noEmploymentTypeOfStudents: 'Students can’t have an employment type',
})
