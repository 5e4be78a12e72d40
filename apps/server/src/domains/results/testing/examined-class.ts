import { and, eq } from 'drizzle-orm'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'
import { makeExam } from './sheets.ts'

/** A class of three with an exam, and its lecturer and an admin signed in. */
export async function examinedClass(server: TestServer) {
  const { make, platform } = server
  const lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  const students: TestPerson[] = []
  for (const lastName of ['Adams', 'Baker', 'Clark']) students.push(await make.student({ lastName }))
  const { id: classId } = await make.class([lecturer], students)
  const sheetId = await makeExam(platform.db, classId)
  return {
    lecturer,
    students,
    classId,
    sheetId,
    teaching: await server.as(lecturer),
    admin: await server.as(await make.admin()),
  }
}

/** The audit events of a sheet. */
export const eventsOfSheet = ({ platform }: Pick<TestServer, 'platform'>, sheetId: string) =>
  platform.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, 'mark-sheet'), eq(auditEvents.entityId, sheetId)))
