import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.people', {
  atMostPeople: 'Select at most {maximum, number} people at once',
  endBeforeStart: 'The end date can’t be before the start date',
  enterFirstName: 'Enter a first name',
  enterLastName: 'Enter a last name',
  enterReason: 'Enter a reason',
  noEmploymentTypeOfStudents: 'Students can’t have an employment type',
  selectPeople: 'Select at least one person',
})
