import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { expect, type Page } from '@playwright/test'

const hour = 3_600_000
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** A real PDF of this many bytes. */
export function pdfFile(name: string, bytes = 200) {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  )
  const buffer = Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), ' ')])
  return { name, mimeType: 'application/pdf', buffer }
}

/** 5 marks off for each hour or part of an hour, but never below 40. */
const hourly = { ...noLatePolicy, kind: 'stepwise', amount: '5', every: 'hour', floor: '40' } as const

interface Traits {
  title: string
  classId: string
  /** Milliseconds until it is due; negative if it is overdue. */
  dueIn?: number
}

/** Publishes an assignment through the API, for stories about what follows. */
export async function setWork(page: Page, url: string, traits: Traits): Promise<string> {
  const { title, classId, dueIn = 5 * hour } = traits
  const headers = { origin: url }
  const data = {
    assignmentId: crypto.randomUUID(),
    classId,
    title,
    text: 'Two thousand words.',
    opensAt: fromNow(-48 * hour),
    dueAt: fromNow(dueIn),
    maxMark: '100',
    weight: '20',
    late: hourly,
    maxFiles: 3,
    maxFileBytes: 25 * 1024 * 1024,
    accepts: ['pdf', 'docx'],
  }
  const added = await page.request.post(`${url}/api/assignments`, { data, headers })
  expect(added.ok(), await added.text()).toBe(true)
  const { id, version } = await added.json()
  const shown = await page.request.post(`${url}/api/assignments/${id}/publication`, {
    data: { version },
    headers,
  })
  expect(shown.ok(), await shown.text()).toBe(true)
  return id
}
