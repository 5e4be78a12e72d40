import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { unzipped } from '#domains/my-data/testing/unzipped.ts'
import { setGerman } from '#testing/german.ts'
import { startTestServer } from '#testing/server.ts'

setGerman({
  'server.documents.lastName': 'Nachname',
  'server.documents.email': 'E-Mail',
  'server.people.files.people': 'Personen',
  'server.people.files.face': 'Gesicht',
  'server.people.files.faceMissing': 'Fehlt',
})

const { make, app, as } = await startTestServer()

const download = async (language: 'de' | 'ar', format: 'csv' | 'xlsx') => {
  const browser = await as(await make.admin({ language }))
  return app.inject({
    url: `/api/people/export?format=${format}&search=export@x.test`,
    headers: { cookie: browser.cookies.header() },
  })
}

it('is in the language of the person who requests it', async () => {
  await make.lecturer({ lastName: 'Évora', email: 'export@x.test', language: 'en' })
  const { body, headers } = await download('de', 'csv')
  expect(headers['content-disposition']).toMatch(/filename="Personen \d{4}-\d\d-\d\d\.csv"/)
  expect(parse(body, { bom: true, columns: true })).toMatchObject([
    { Nachname: 'Évora', 'E-Mail': 'export@x.test', Gesicht: 'Fehlt' },
  ])
})

it('is a sheet from right to left for a reader of Arabic', async () => {
  const { rawPayload } = await download('ar', 'xlsx')
  const sheet = (await unzipped(rawPayload)).get('xl/worksheets/sheet1.xml')
  expect(sheet?.toString()).toContain('rightToLeft="1"')
})
