import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'
import { campusDay, campusTime } from '../support/campus-time.ts'

export const schedulePath = '/app/schedule'

/** Monday to Friday of next week, as in the schedule's URL. */
export const nextWeek = [0, 1, 2, 3, 4].map((day) => {
  const weekday = new Date(campusDay()).getUTCDay() || 7
  return campusDay(8 - weekday + day)
})

/** Minutes from now until this hour of a day on the campus. */
export const minutesUntil = (day: string, hour: 10 | 11 | 13 | 14): number =>
  (campusTime(day, `${hour}:00`).getTime() - Date.now()) / 60_000

/** A lecturer and a student of a class with a session on Monday of next week at 10:00. */
export async function nextWeekClass({ make }: Campus) {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id, { startsInMinutes: minutesUntil(nextWeek[0]!, 10) })
  return { lecturer, student, sessionId: session.id, ...taught }
}

export const sessionButton = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Schedule' }).getByRole('button', { name })

/** Moves or cancels a session through the API, as if an admin did it, and notifies the people concerned. */
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
