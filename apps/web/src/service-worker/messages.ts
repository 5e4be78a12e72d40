import { messages } from '@campanile/messages/messages.ts'

export const m = messages('service-worker', {
  openCampanileToReadIt: 'Open Campanile to read it.',
  thereIsNewsForYou: 'There is news for you',
})
