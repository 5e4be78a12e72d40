import type { Role } from '@campanile/contract/roles.ts'
import { sessions } from '@campanile/server/domains/timetable/timetable.tables.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Campus } from './campus.ts'

interface Setting {
  campus: Campus
  visit: (options: { as: { email: string } }) => Promise<Page>
}

/** A page of a person with this role and a class with open check-in, and the paths of `screens` filled in. */
export async function onScreensOf(role: Role, { campus, visit }: Setting) {
  const person = await campus.make.person({ role })
  const lecturer = role === 'lecturer' ? person : await campus.make.lecturer()
  const students = await Promise.all([1, 2, 3].map(() => campus.make.student()))
  const taught = await campus.make.class([lecturer], role === 'student' ? [person, ...students] : students)
  const { id } = await campus.make.session(taught.id)
  const [session] = await campus.db
    .select({ roomId: sessions.roomId })
    .from(sessions)
    .where(eq(sessions.id, id))
  const values: Record<string, string> = {
    ':session': id,
    ':class': taught.id,
    ':room': session?.roomId ?? '',
    ':student': students[0]!.id,
    ':lecturer': lecturer.id,
  }
  const page = await visit({ as: person })
  const headers = { origin: campus.url }
  if (role === 'lecturer' || role === 'admin') {
    const data = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
    await page.request.post(`/api/sessions/${id}/check-in`, { data, headers })
  }
  if (role === 'admin') values[':rollover'] = await startRollover(page, taught.id, headers)
  return {
    page,
    pathOf: (path: string) =>
      Object.entries(values).reduce((filled, [name, value]) => filled.replace(name, value), path),
  }
}

/** The id of a draft that prepares a term from the one of this class. */
async function startRollover(page: Page, classId: string, headers: { origin: string }): Promise<string> {
  const taught = await page.request.get(`/api/classes/${classId}`)
  const { term } = await taught.json()
  const started = await page.request.post(`/api/terms/${term.id}/rollover`, { headers })
  return (await started.json()).id
}
