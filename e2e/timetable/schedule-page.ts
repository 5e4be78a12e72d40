import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'

export const schedulePath = '/app/schedule'

/** The Monday after this week and the days that follow it, as the schedule's URL names them. */
export const nextWeek = [0, 1, 2, 3, 4].map((day) => {
  const at = new Date()
  at.setUTCDate(at.getUTCDate() + ((8 - (at.getUTCDay() || 7)) % 7 || 7) + day)
  return at.toISOString().slice(0, 10)
})

/** Minutes from now until an hour of a day, in London where the campus is. */
export function minutesUntil(day: string, hour: number): number {
  const noon = new Date(`${day}T12:00:00Z`)
  const there = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    hour12: false,
  })
  const offset = Number(there.format(noon)) - 12
  const at = new Date(`${day}T00:00:00Z`).getTime() + (hour - offset) * 3_600_000
  return (at - Date.now()) / 60_000
}

/** A lecturer and a student of one class with a session next week: Monday at ten. */
export async function nextWeekClass({ make }: Campus) {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id, { startsInMinutes: minutesUntil(nextWeek[0]!, 10) })
  return { lecturer, student, sessionId: session.id, ...taught }
}

export const sessionButton = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Schedule' }).getByRole('button', { name })

/** Does what an admin does elsewhere: moves or cancels a session, and everyone concerned hears of it. */
export async function changeSession(
  page: Page,
  campus: Campus,
  what: 'move' | 'cancel',
  sessionId: string,
  data: Record<string, unknown>,
) {
  const answer = await page.request.post(`/api/sessions/${sessionId}/${what}`, {
    data: { version: 0, ...data },
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
