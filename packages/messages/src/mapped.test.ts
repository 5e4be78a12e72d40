import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inlineMessages } from './vite.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'messages.ts')
writeFileSync(
  file,
  "export const m = messagesFor('test', { days: '{days, plural, one {# day} other {# days}}', late: 'Late' })",
)

const german = {
  'test.days': '{days, plural, one {# Tag} other {# Tage}}',
  'test.late': 'Verspätet',
  'test.statuses.half-day': 'Halber Tag',
  'test.statuses.late': 'Verspätet',
}

async function built(code: string, translation: Record<string, string> = german): Promise<string> {
  const { transform } = inlineMessages({ locale: 'de-DE', textOf: (code) => translation[code] })
  const { handler } = transform as { handler: (...given: unknown[]) => Promise<{ code: string }> }
  const bundler = { resolve: async () => ({ id: file }), addWatchFile: () => undefined }
  return (await handler.call(bundler, code, '/pages/src/words.ts')).code
}

const map = `import { mappedMessages } from "@campanile/messages/mapped.ts";
export const statusLabels = mappedMessages("test.statuses", { "half-day": "Half day", late: "Late" });`

it('puts the words of one language in place of a map', async () => {
  const code = await built(map)
  expect(code).toContain('{"half-day":"Halber Tag","late":"Verspätet"}')
  expect(code).not.toMatch(/import|mappedMessages|Half day/)
})

it('fails if a translation is missing', async () => {
  await expect(built(map, { 'test.statuses.late': 'Verspätet' })).rejects.toThrow(
    'de-DE has no test.statuses.half-day',
  )
})

it('uses the language of the page where the server would name a locale', async () => {
  const code = await built(
    'import { m } from "./messages.ts";\nexport const words = (locale, days) => [m(locale).late(), m(locale).days({ days })];',
  )
  expect(code).toContain('["Verspätet", plural(days,')
  expect(code).not.toContain('m(locale)')
})

it('fails if a message is not called', async () => {
  await expect(built('import { m } from "./messages.ts";\nexport const all = m(locale);')).rejects.toThrow(
    'has to be called by its name',
  )
})
