import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'
import { campusDay, campusTime } from '../support/campus-time.ts'

export const schedulePath = '/app/schedule'

/** The Monday after this week and the days that follow it, as the schedule's URL names them. */
export const nextWeek = [0, 1, 2, 3, 4].map((day) => {
  const weekday = new Date(campusDay()).getUTCDay() || 7
  return campusDay(8 - weekday + day)
})

/** Minutes from now until an hour of a day on the campus. */
export const minutesUntil = (day: string, hour: 10 | 11 | 13 | 14): number =>
  (campusTime(day, `${hour}:00`).getTime() - Date.now()) / 60_000

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
