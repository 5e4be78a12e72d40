import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { setGerman } from '#testing/german.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { verifications } from '../papers.tables.ts'
import { makeExam, published } from '../testing/sheets.ts'
import type { PaperFacts } from './paper-facts.ts'

// Workers that draw documents have their own translations, so only figures and dates are checked in files.
setGerman({ 'server.results.papers.overallGpa': 'Notendurchschnitt' })

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform

async function setLanguage(admin: TestBrowser, language: 'en' | 'de') {
  const { version, values } = await admin.readSettings({})
  await admin.updateSettings({ version, values: { ...values, general: { ...values.general, language } } })
}

const readFile = async (browser: TestBrowser, paperId: string) =>
  (
    await server.app.inject({
      url: `/api/papers/${paperId}/file`,
      headers: { cookie: browser.cookies.header() },
    })
  ).rawPayload

it('issues a transcript in the language of the institution, and keeps it', async () => {
  await make.institution()
  await db.update(institution).set({ timeZone: 'UTC' })
  const admin = await server.as(await make.admin({ language: 'en' }))
  const ada = await make.student({ firstName: 'Ada', lastName: 'Lovelace', language: 'en' })
  const taught = await make.class([await make.lecturer()], [ada])
  const sheetId = await makeExam(db, taught.id, { weight: '100' })
  await published({ admin, sheetId }, [[ada, '86.5']])
  const mine = await server.as(ada)
  clock.forward({ minutes: 1 })

  await setLanguage(admin, 'de')
  const german = await mine.issueMyTranscript({})
  const issued = await readFile(mine, german.id)
  const [page] = readPdfTexts(issued)
  expect(page).toEqual(expect.arrayContaining(['4,00', '86,50', '16. November 2026']))
  expect((await mine.verifyPaper({ code: german.code })).paper?.figures[0]).toEqual({
    label: 'Notendurchschnitt',
    value: '4,00',
  })

  await setLanguage(admin, 'en')
  expect(readPdfTexts(await readFile(mine, german.id))).toEqual([page])
  const english = await mine.issueMyTranscript({})
  expect(english.id).not.toBe(german.id)
  expect(readPdfTexts(await readFile(mine, english.id))[0]).toEqual(
    expect.arrayContaining(['Overall GPA', '4.00', 'Course', '86.50', 'Issued']),
  )
})

it('reads documents that were issued before they had a language in English', async () => {
  const [row] = await db.select().from(verifications).limit(1)
  const { language: _, ...facts } = row!.facts
  await db
    .update(verifications)
    .set({ facts: facts as PaperFacts })
    .where(eq(verifications.id, row!.id))
  const admin = await server.as(await make.admin())
  expect(readPdfTexts(await readFile(admin, row!.id))[0]).toContain('Overall GPA')
})
