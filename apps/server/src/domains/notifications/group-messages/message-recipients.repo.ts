import type { EmailDelivery, recipientFilters } from '@campanile/contract/notifications/group-messages.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, everyWord } from '#db/lists.ts'
import { pgType, queryPage, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { groupMessageRecipients, groupMessages } from '../group-messages.tables.ts'

const toNotifyRow = { id: groupMessageRecipients.id, personId: groupMessageRecipients.personId }

/** Marks the next recipients as notified, in the transaction that notifies them. */
export const takeNext = (db: Database, messageId: string, limit: number, now: Date) =>
  queryRows(db, toNotifyRow)`
    update group_message_recipients set notified_at = ${now} where id in (
      select id from group_message_recipients where message_id = ${messageId} and notified_at is null
      order by id limit ${limit})
    returning id, person_id`

interface Reading {
  personId: string
  /** Undefined: all messages that are in the bell. */
  recipientId: string | undefined
  now: Date
}

/** Returns the senders of the messages that were unread. */
export const noteRead = (db: Database, { personId, recipientId, now }: Reading): Promise<string[]> =>
  queryValues(db, pgType.uuid)`
    with read as (update group_message_recipients r set read_at = ${now} from notifications n
      where n.id = r.id and n.person_id = ${personId} and r.read_at is null
        and ${recipientId ? sql`n.id = ${recipientId}` : sql`true`} returning r.message_id)
    select distinct g.sender_id from read join group_messages g on g.id = read.message_id`

/** Records that a person has read a message. Returns its sender if it was unread. */
export const noteOpened = (
  db: Database,
  { messageId, personId, now }: { messageId: string; personId: string; now: Date },
): Promise<string[]> =>
  queryValues(db, pgType.uuid)`
    with read as (update group_message_recipients r set read_at = ${now}
      where r.message_id = ${messageId} and r.person_id = ${personId} and r.read_at is null
      returning r.id, r.message_id),
    seen as (update notifications n set is_read = true from read where n.id = read.id)
    select g.sender_id from read join group_messages g on g.id = read.message_id`

/** What happened to the email of a recipient `r`, whose outbox message is `o`. */
const emailState = sql`case
  when o.state in ('queued', 'sending', 'unclear') then 'waiting'
  when o.state = 'sent' then 'sent'
  when o.state in ('failed', 'not-sent') then 'failed'
  else 'none' end`
const emailStates: readonly EmailDelivery[] = ['sent', 'waiting', 'failed', 'none']

const deliveryRow = {
  notified: pgType.int,
  pushed: pgType.int,
  emailed: pgType.int,
  emailWaiting: pgType.int,
  emailFailed: pgType.int,
}

/** The recipients of a message by what happened to it. */
export const countDelivered = (db: Database, messageId: string) =>
  queryRow(db, deliveryRow)`
    select count(r.notified_at)::int as notified, count(r.pushed_at)::int as pushed,
      count(*) filter (where ${emailState} = 'sent')::int as emailed,
      count(*) filter (where ${emailState} = 'waiting')::int as email_waiting,
      count(*) filter (where ${emailState} = 'failed')::int as email_failed
    from group_message_recipients r left join mail_outbox o on o.id = r.mail_id
    where r.message_id = ${messageId}`

const recipientRow = {
  personId: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  role: people.role,
  number: people.number,
  profileImage: people.profileImage,
  notifiedAt: groupMessageRecipients.notifiedAt,
  readAt: groupMessageRecipients.readAt,
  pushedAt: groupMessageRecipients.pushedAt,
  email: pgType.oneOf(emailStates),
}

interface Query {
  messageId: string
  search: string
  delivery?: (typeof recipientFilters)[number] | undefined
  page: number
  pageSize: number
}

const filters = {
  read: sql`r.read_at is not null`,
  unread: sql`r.read_at is null`,
  'email-failed': sql`${emailState} = 'failed'`,
}

export function listRecipients(db: Database, { messageId, search, delivery, ...page }: Query) {
  const found = sql`from group_message_recipients r join people p on p.id = r.person_id
    left join mail_outbox o on o.id = r.mail_id
    where ${allConditions(
      sql`r.message_id = ${messageId}`,
      everyWord(
        search,
        (word) => sql`p.first_name || ' ' || p.last_name || ' ' || coalesce(p.number, '') ilike ${word}`,
      ),
      delivery && filters[delivery],
    )}`
  return queryPage(db, recipientRow, {
    rows: sql`select p.id as person_id, p.first_name, p.last_name, p.role, p.number, p.profile_image,
      r.notified_at, r.read_at, r.pushed_at, ${emailState} as email ${found} order by ${nameOrderOfP}`,
    count: found,
    page,
  })
}

const receivedRow = {
  id: groupMessages.id,
  subject: groupMessages.subject,
  text: groupMessages.text,
  senderName: pgType.text,
  senderRole: people.role,
  course: pgType.text,
  createdAt: groupMessages.createdAt,
  isRead: pgType.boolean,
}
export type ReceivedRow = ShapeRow<typeof receivedRow>

const receivedColumns = sql`g.id, g.subject, g.text, s.first_name || ' ' || s.last_name as sender_name,
  s.role as sender_role, coalesce(c.code || ' ' || c.title, '') as course, g.created_at,
  r.read_at is not null as is_read`
const received = sql`from group_message_recipients r join group_messages g on g.id = r.message_id
  join people s on s.id = g.sender_id
  left join classes k on k.id = g.class_id left join courses c on c.id = k.course_id`
const isRecipient = (personId: string) => sql`r.person_id = ${personId} and r.notified_at is not null`

export const findReceived = (db: Database, messageId: string, personId: string) =>
  queryRow(db, receivedRow)`
    select ${receivedColumns} ${received} where r.message_id = ${messageId} and ${isRecipient(personId)}`

export function listReceived(
  db: Database,
  personId: string,
  { search, ...page }: { search: string; page: number; pageSize: number },
) {
  const found = sql`${received} where ${allConditions(
    isRecipient(personId),
    everyWord(search, (word) => sql`g.subject || ' ' || s.first_name || ' ' || s.last_name ilike ${word}`),
  )}`
  return queryPage(db, receivedRow, {
    rows: sql`select ${receivedColumns} ${found} order by g.created_at desc, g.id desc`,
    count: found,
    page,
  })
}
