import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.people', {
  departmentNotCurrent: 'Select a department that is not archived',
  numberTaken: 'Another person has this number',
})
