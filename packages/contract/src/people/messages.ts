import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.people', {
  atMostPeople: 'Select at most {maximum, number} people at once',
  endBeforeStart: 'The end date can’t be before the start date',
  enterFirstName: 'Enter a first name',
  enterLastName: 'Enter a last name',
  enterPhone: 'Enter a phone number with its country code, such as +44 20 7946 0958',
  enterReason: 'Enter a reason',
  noDepartmentOfStudents: 'Students belong to the department of their programme',
  noEmploymentTypeOfStudents: 'Students can’t have an employment type',
  selectPeople: 'Select at least one person',
})
