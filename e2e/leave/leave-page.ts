import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'

export const myLeavePath = '/app/leave-requests'
export const leavePath = '/app/admin-leave-requests'

interface Wish {
  type?: string
  from: string
  to?: string
  reason?: string
}

/** Requests leave as the form would, and returns the request. */
export async function submitLeave(page: Page, campus: Campus, wish: Wish): Promise<{ id: string }> {
  const { type = 'Annual leave', from, to = from, reason = 'Family' } = wish
  const { items } = await (await page.request.get('/api/leave/balances')).json()
  const { leaveType } = items.find((it: { leaveType: { name: string } }) => it.leaveType.name === type)
  const data = {
    requestId: randomUUID(),
    leaveTypeId: leaveType.id,
    from,
    to,
    part: 'whole',
    startsAt: null,
    endsAt: null,
    reason,
  }
  const answer = await page.request.post('/api/leave', { data, headers: { origin: campus.url } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Approves a request as it was submitted. */
export async function approveLeave(admin: Page, campus: Campus, { id }: { id: string }): Promise<void> {
  const data = { version: 0, sessions: [] }
  const answer = await admin.request.post(`/api/leave/${id}/approval`, {
    data,
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Renames a leave type through the API, as if another admin did it. */
export async function renameType(admin: Page, campus: Campus, from: string, name: string): Promise<void> {
  const { items } = await (await admin.request.get('/api/leave/types')).json()
  const type = items.find((it: { name: string }) => it.name === from)
  const { id, archived: _, requests: _requests, can: _can, ...facts } = type
  const answer = await admin.request.put(`/api/leave/types/${id}`, {
    data: { ...facts, name },
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Opens the form, and selects the leave type and the day. */
export async function askFor(page: Page, type: string, day: string) {
  await page.getByRole('button', { name: 'Request leave' }).click()
  const form = page.getByRole('dialog', { name: 'Request leave' })
  await form.getByLabel('Leave', { exact: true }).selectOption(type)
  await form.getByLabel('First day').fill(day)
  return form
}

/** This person's request in the queue. */
export const inQueue = (admin: Page, name: string) => admin.getByRole('row').filter({ hasText: name })
