import { messagesFor } from '@campanile/messages/messages.ts'

export const webhookNotices = messagesFor('server.webhooks.notices', {
  failing: 'Webhook deliveries are failing',
  failingAdvice:
    'Events for the webhook “{name}” could not be delivered for a day, so we’ve stopped trying. Send a test event in the settings to see why, then send the events again.',
})
