export const sentMessagesPath = '/app/dashboard/sent-messages'

export const sentMessagePath = (messageId: string) => `${sentMessagesPath}/${messageId}`

export const receivedMessagesPath = '/app/dashboard/messages'
