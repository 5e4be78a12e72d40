import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.scheduledReports', {
  onlyAdminsSendToOthers: 'Only admins can send reports to others',
})
