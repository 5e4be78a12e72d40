import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containing } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow, type ShapeRow } from '#db/rows.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { groupMessageRecipients, groupMessages } from '../group-messages.tables.ts'

const messageRow = {
  id: groupMessages.id,
  senderId: groupMessages.senderId,
  subject: groupMessages.subject,
  text: groupMessages.text,
  repliesToSender: groupMessages.repliesToSender,
  audience: groupMessages.audience,
  classId: groupMessages.classId,
  course: nullable(pgType.text),
  personId: nullable(pgType.uuid),
  personName: nullable(pgType.text),
  search: groupMessages.search,
  role: groupMessages.role,
  status: groupMessages.status,
  face: groupMessages.face,
  batchId: groupMessages.batchId,
  batch: nullable(pgType.text),
  programmeId: groupMessages.programmeId,
  programme: nullable(pgType.text),
  departmentId: groupMessages.departmentId,
  department: nullable(pgType.text),
  recipients: groupMessages.recipients,
  read: pgType.int,
  createdAt: groupMessages.createdAt,
  sentAt: groupMessages.sentAt,
}
export type MessageRow = ShapeRow<typeof messageRow>

const columns = sql`g.id, g.sender_id, g.subject, g.text, g.replies_to_sender, g.audience, g.class_id,
  c.code || ' ' || c.title as course, o.id as person_id, o.first_name || ' ' || o.last_name as person_name,
  g.search, g.role, g.status, g.face, g.batch_id, b.code::text as batch, g.programme_id, m.name as programme,
  g.department_id, d.name as department, g.recipients,
  (select count(*)::int from group_message_recipients r where r.message_id = g.id and r.read_at is not null) as read,
  g.created_at, g.sent_at`
const joins = sql`group_messages g
  left join classes k on k.id = g.class_id left join courses c on c.id = k.course_id
  left join batches b on b.id = g.batch_id left join programmes m on m.id = g.programme_id
  left join departments d on d.id = g.department_id
  left join lateral (select p.id, p.first_name, p.last_name from group_message_recipients r
    join people p on p.id = r.person_id
    where g.audience = 'person' and r.message_id = g.id limit 1) o on true`

export const findMessage = (db: Database, messageId: string): Promise<MessageRow | undefined> =>
  queryRow(db, messageRow)`select ${columns} from ${joins} where g.id = ${messageId}`

interface Page {
  search: string
  page: number
  pageSize: number
}

export function listSent(db: Database, senderId: string, { search, ...page }: Page) {
  const where = allConditions(
    sql`g.sender_id = ${senderId}`,
    search && sql`g.subject ilike ${containing(search)}`,
  )
  return queryPage(db, messageRow, {
    rows: sql`select ${columns} from ${joins} where ${where} order by g.created_at desc, g.id desc`,
    count: sql`from group_messages g where ${where}`,
    page,
  })
}

export async function countSentSince(db: Database, senderId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(groupMessages)
    .where(and(eq(groupMessages.senderId, senderId), gt(groupMessages.createdAt, since)))
  return row?.messages ?? 0
}

export const insertMessage = (db: Database, row: typeof groupMessages.$inferInsert) =>
  db.insert(groupMessages).values(row)

/** Recipients per insert. */
const batchSize = 5_000

export async function insertRecipients(
  db: Database,
  messageId: string,
  rows: readonly { id: string; personId: string }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await db
      .insert(groupMessageRecipients)
      .values(rows.slice(from, from + batchSize).map((row) => ({ ...row, messageId })))
}

const unsentRow = {
  id: groupMessages.id,
  senderId: groupMessages.senderId,
  subject: groupMessages.subject,
  text: groupMessages.text,
  senderName: pgType.text,
  course: nullable(courses.code),
}
export type Unsent = ShapeRow<typeof unsentRow>

/** A message that has not reached all recipients; makes another run of its job wait. */
export const lockUnsent = (db: Database, messageId: string): Promise<Unsent | undefined> =>
  queryRow(db, unsentRow)`
    select g.id, g.sender_id, g.subject, g.text, s.first_name || ' ' || s.last_name as sender_name,
      c.code as course
    from group_messages g join people s on s.id = g.sender_id
    left join classes k on k.id = g.class_id left join courses c on c.id = k.course_id
    where g.id = ${messageId} and g.sent_at is null for update of g`

export const noteSent = (db: Database, messageId: string, now: Date) =>
  db.update(groupMessages).set({ sentAt: now }).where(eq(groupMessages.id, messageId))
