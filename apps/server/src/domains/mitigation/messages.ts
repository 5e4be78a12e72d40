import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.mitigation', {
  selectAssignment: 'Select an assignment of this class',
  selectClass: 'Select one of your classes',
  selectExam: 'Select an exam of this class',
  selectSessions: 'Select sessions of this class',
})
