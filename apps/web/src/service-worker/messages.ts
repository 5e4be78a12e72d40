import { messages } from '@campanile/messages/messages.ts'

export const m = messages('service-worker', {
  openCampanileToReadIt: 'Open Campanile to read it.',
  youHaveANotification: 'You have a new notification',
})
