import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
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
  const page = await visit({ as: person })
  if (role === 'lecturer' || role === 'admin') {
    const data = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
    await page.request.post(`/api/sessions/${id}/check-in`, { data, headers: { origin: campus.url } })
  }
  const ids: Record<string, string> = {
    ':session': id,
    ':class': taught.id,
    ':student': students[0]!.id,
    ':lecturer': lecturer.id,
  }
  const pathOf = (path: string) => path.replace(/:\w+/, (name) => ids[name] ?? name)
  return { page, pathOf }
}
