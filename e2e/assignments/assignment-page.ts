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
  accepts?: string[]
}

/** Publishes an assignment through the API, for stories about the following steps. */
export async function setWork(page: Page, url: string, traits: Traits): Promise<string> {
  const { title, classId, dueIn = 5 * hour, accepts = ['pdf', 'docx'] } = traits
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
    accepts,
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

interface HandedFile {
  name: string
  buffer: Buffer
}

/** Submits one small file through the API. */
export async function hand(page: Page, url: string, assignmentId: string, { name, buffer }: HandedFile) {
  const headers = { origin: url }
  const uploadId = crypto.randomUUID()
  const sent = async (path: string, data: object | Buffer, type = 'application/json') => {
    const answer = await page.request.post(`${url}/api/${path}`, {
      data,
      headers: { ...headers, 'content-type': type },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await sent(`my-assignments/${assignmentId}/uploads`, { uploadId, name, size: buffer.length })
  await sent(`uploads/${uploadId}/pieces?offset=0`, buffer, 'application/octet-stream')
  await sent(`uploads/${uploadId}/completion`, {})
  const submissionId = crypto.randomUUID()
  await sent(`my-assignments/${assignmentId}/submissions`, { submissionId, uploadIds: [uploadId] })
}

/** A PDF file with one page that says this. */
export function readablePdf(name: string, text: string) {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((it, index) => `${index + 1} 0 obj\n${it}\nendobj\n`).join('')
  const buffer = Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`)
  return { name, mimeType: 'application/pdf', buffer }
}
