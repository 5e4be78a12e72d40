import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** A real picture and a small PDF, as evidence. */
export const files = {
  letter: {
    name: 'Clinic letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
    ),
  },
  scan: async () => ({
    name: 'Prescription.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  }),
}

interface Words {
  title: string
  courseCode?: string
}

/** Fills in the required fields. */
export async function fillIn(page: Page, { title, courseCode = 'CS304' }: Words) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Course code').fill(courseCode)
  await page.getByLabel('Description').fill('I was told to rest for a week.')
  await page.getByLabel('Reason').fill('Illness')
}

export const submitRequest = (page: Page) => page.getByRole('button', { name: 'Submit request' }).click()

/** Submits a request through the API, for stories about other steps. */
export async function submitted(page: Page, url: string, title: string): Promise<void> {
  const data = {
    requestId: crypto.randomUUID(),
    title,
    description: 'I was told to rest for a week.',
    reason: 'Illness',
    courseCode: 'CS304',
    assignmentName: 'Essay',
    originalDueDate: null,
    classId: null,
  }
  const answer = await page.request.post(`${url}/api/mitigation-requests`, { data, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export const openReview = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Review ${title}`) }).click()
