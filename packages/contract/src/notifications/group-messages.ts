import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { personStatuses } from '../people/people.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { id, instant, line, pageSchema, paging, role, searchText, text } from '../values.ts'
import { m } from './messages.ts'

/** The most characters of a message. */
export const maxMessage = { subject: 120, text: 4000 } as const

/** The most messages that one person can send in an hour. */
export const messagesPerHour = 20

const audienceKinds = ['class', 'person', 'people'] as const

/**
 * The audience of a message. class: the students enrolled in it. person: one person. people: everyone who
 * matches the filters, which are those of `listPeople`.
 */
const audience = {
  to: z.enum(audienceKinds),
  classId: z.optional(id),
  personId: z.optional(id),
  search: searchText,
  role: z.optional(role),
  status: z.optional(z.enum(personStatuses)),
  face: z.optional(z.enum(['registered', 'missing', 'in-review'])),
  batchId: z.optional(id),
  programmeId: z.optional(id),
  departmentId: z.optional(id),
}

type Named = {
  to: (typeof audienceKinds)[number]
  classId?: string | undefined
  personId?: string | undefined
}
/** A forgotten id must not send the message to everyone. */
const isNamed = [
  z.refine<Named>(({ to, classId }) => to !== 'class' || classId !== undefined, {
    error: m.selectClass(),
    path: ['classId'],
  }),
  z.refine<Named>(({ to, personId }) => to !== 'person' || personId !== undefined, {
    error: m.selectPerson(),
    path: ['personId'],
  }),
] as const

const audienceInput = z.object(audience).check(...isNamed)
export type MessageAudience = z.input<typeof audienceInput>

/** Why a selected person does not receive the message. */
export const leftOutReasons = ['sender', 'disabled', 'archived', 'left'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const preview = z.object({
  recipients: z.int(),
  /** Those of them who get it by email as well. */
  byEmail: z.int(),
  /** False: no mail server is set up, so there are no emails. */
  mailServer: z.boolean(),
  /** The address to which replies can go. */
  address: z.string(),
  leftOut: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      count: z.int(),
      /** The first of them. */
      names: z.array(z.string()),
    }),
  ),
})
export type MessagePreview = z.infer<typeof preview>

const named = z.object({ id, name: z.string() })

/** The audience of a message, as selected by its sender. */
const sentTo = z.object({
  to: z.enum(audienceKinds),
  class: z.nullable(named),
  person: z.nullable(named),
  search: z.nullable(z.string()),
  role: z.nullable(role),
  status: z.nullable(z.enum(personStatuses)),
  face: z.nullable(z.enum(['registered', 'missing', 'in-review'])),
  batch: z.nullable(named),
  programme: z.nullable(named),
  department: z.nullable(named),
})
export type SentTo = z.infer<typeof sentTo>

const sentMessage = {
  id,
  subject: z.string(),
  sentTo,
  createdAt: instant,
  /** Null: it is still being sent. */
  sentAt: z.nullable(instant),
  recipients: z.int(),
  read: z.int(),
}
const sentMessageSummary = z.object(sentMessage)
export type SentMessageSummary = z.infer<typeof sentMessageSummary>

const sentMessageView = z.object({
  ...sentMessage,
  text: z.string(),
  /** Whether replies by email go to the sender. */
  repliesToSender: z.boolean(),
  /** Recipients by what happened to the message. */
  delivery: z.object({
    /** In the bell. */
    notified: z.int(),
    /** On at least one device. */
    pushed: z.int(),
    emailed: z.int(),
    emailWaiting: z.int(),
    /** The mail server rejected the email, or could not be reached for a day. */
    emailFailed: z.int(),
  }),
})
export type SentMessage = z.infer<typeof sentMessageView>

/** none: not sent by email, because the person turned that off or had read the message before. */
export const emailDeliveries = ['sent', 'waiting', 'failed', 'none'] as const
export type EmailDelivery = (typeof emailDeliveries)[number]

export const recipientFilters = ['read', 'unread', 'email-failed'] as const

const recipient = z.object({
  id,
  name: z.string(),
  role,
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  notified: z.boolean(),
  readAt: z.nullable(instant),
  pushedAt: z.nullable(instant),
  email: z.enum(emailDeliveries),
})
export type MessageRecipient = z.infer<typeof recipient>

const receivedMessage = {
  id,
  subject: z.string(),
  sender: z.object({ name: z.string(), role }),
  /** The class whose students got it. */
  course: z.nullable(z.string()),
  createdAt: instant,
  isRead: z.boolean(),
}
const receivedSummary = z.object(receivedMessage)
export type ReceivedMessageSummary = z.infer<typeof receivedSummary>
const receivedView = z.object({ ...receivedMessage, text: z.string() })
export type ReceivedMessage = z.infer<typeof receivedView>

/** The fields of the form. */
export const messageForm = z.object({
  subject: line(maxMessage.subject, m.enterSubject()),
  /** Plain text; an empty line begins a paragraph. */
  text: text(maxMessage.text, m.writeMessage()),
  repliesToSender: z.boolean(),
})

const senders = ['admin', 'lecturer'] as const

/** Messages of admins and lecturers to several people at once. */
export const groupMessages = onTopics(['group-messages'], {
  previewGroupMessage: op({
    method: 'GET',
    path: '/group-messages/preview',
    roles: senders,
    access: 'class',
    topics: [],
    summary: 'Count the recipients of a message, and the people it leaves out by reason',
    input: audienceInput,
    output: preview,
  }),
  sendGroupMessage: op({
    method: 'POST',
    path: '/group-messages',
    roles: senders,
    access: 'class',
    summary:
      'Send a message to the students of a class, one person or the people who match filters; the same id is sent once',
    input: z.object({ messageId: id, ...audience, ...messageForm.shape }).check(...isNamed),
    output: sentMessageSummary,
    errors: ['nobody-to-message', 'too-many-messages', 'already-exists'],
  }),
  listSentMessages: op({
    method: 'GET',
    path: '/group-messages',
    roles: senders,
    access: 'own',
    summary: 'List the messages that you sent, newest first',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(sentMessageSummary),
  }),
  readSentMessage: op({
    method: 'GET',
    path: '/group-messages/{messageId}',
    roles: senders,
    access: 'own',
    summary: 'Get a message that you sent, with its delivery status',
    input: z.object({ messageId: id }),
    output: sentMessageView,
  }),
  listMessageRecipients: op({
    method: 'GET',
    path: '/group-messages/{messageId}/recipients',
    roles: senders,
    access: 'own',
    summary: 'List the recipients of a message that you sent, with delivery status',
    input: z.object({
      messageId: id,
      ...paging,
      search: searchText,
      delivery: z.optional(z.enum(recipientFilters)),
    }),
    output: pageSchema(recipient),
  }),
  listReceivedMessages: op({
    method: 'GET',
    path: '/received-messages',
    roles: everyone,
    access: 'own',
    summary: 'List the messages that admins and lecturers sent you, newest first',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(receivedSummary),
  }),
  readReceivedMessage: op({
    method: 'GET',
    path: '/received-messages/{messageId}',
    roles: everyone,
    access: 'own',
    summary: 'Get a message that you received',
    input: z.object({ messageId: id }),
    output: receivedView,
  }),
  markMessageRead: op({
    method: 'POST',
    path: '/received-messages/{messageId}/read',
    roles: everyone,
    access: 'own',
    topics: ['group-messages', 'notifications'],
    summary: 'Mark a message that you received as read; its sender sees that',
    input: z.object({ messageId: id }),
    output: receivedView,
  }),
})
