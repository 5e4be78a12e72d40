import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { inlineMessages } from './vite.ts'

const folder = mkdtempSync(join(tmpdir(), 'campanile-messages-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'src'))
writeFileSync(
  join(folder, 'src/messages.ts'),
  `import { messages } from '@campanile/messages/messages.ts'
   export const m = messages('test', {
     days: '{days, plural, one {# day} other {# days}}',
     greeting: 'Hello {name}',
     save: 'Save',
     unused: 'Nobody sees this',
   })`,
)
const german = {
  'test.days': '{days, plural, one {# Tag} other {# Tage}}',
  'test.greeting': 'Guten Tag, {name}',
  'test.save': 'Speichern',
}

/** The build output for a module that imports the catalogue, and that module's exports. */
async function built(source: string, options: Parameters<typeof inlineMessages>[0]) {
  const input = join(folder, 'src/screen.ts')
  writeFileSync(input, source)
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [inlineMessages(options)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const { code } = output!.output[0]
  return { code, said: (await import(`data:text/javascript,${encodeURIComponent(code)}`)).said as string }
}
const inEnglish = (source: string) => built(source, { locale: 'en-GB', textOf: (_code, english) => english })
const inGerman = (source: string) =>
  built(source, { locale: 'de-DE', textOf: (code) => (german as Record<string, string>)[code] })

describe('building a screen', () => {
  it('inserts the texts that it shows, and no others', async () => {
    const { code, said } = await inGerman(`import { m } from './messages.ts'\nexport const said = m.save()`)
    expect(said).toBe('Speichern')
    expect(code).not.toMatch(/Nobody|Save|import/)
  })

  it('inserts arguments into the text', async () => {
    const source = `import { m } from './messages.ts'
      const person = { name: 'Ada' }
      export const said = [m.greeting({ name: person.name }), m.days({ days: 1204 })].join()`
    expect((await inGerman(source)).said).toBe('Guten Tag, Ada,1.204 Tage')
    expect((await inEnglish(source)).said).toBe('Hello Ada,1,204 days')
  })

  it('supports nested calls, and arguments that are not names', async () => {
    const source = `import { m } from './messages.ts'
      const given = { days: 1 }
      export const said = m.greeting({ name: m.greeting({ name: m.days(given) + '!' }) })`
    expect((await inGerman(source)).said).toBe('Guten Tag, Guten Tag, 1 Tag!')
  })

  it('supports a catalogue under another name, beside equal names', async () => {
    const source = `import { m as words } from './messages.ts'
      const person = { words: 1, m: { save: () => 'mine' } }
      export const said = [words.save(), person.words, person.m.save()].join()`
    expect((await inEnglish(source)).said).toBe('Save,1,mine')
  })

  it.each([
    ['m[key]()', 'computed'],
    ['[1].map(m.save)', 'not called'],
    ['(({ save }) => save())(m)', 'passed on'],
    ['{ m }', 'passed on'],
  ])('rejects %s, which is %s', async (expression) => {
    const source = `import { m } from './messages.ts'\nconst key = 'save'\nexport const said = ${expression}`
    await expect(inEnglish(source)).rejects.toThrow('a message has to be called by its name, as in m.save()')
  })

  it('names a message that a language lacks, and one that does not exist', async () => {
    const unused = `import { m } from './messages.ts'\nexport const said = m.unused()`
    await expect(inGerman(unused)).rejects.toThrow('de-DE has no test.unused')
    const missing = `import { m } from './messages.ts'\nexport const said = m.missing()`
    await expect(inEnglish(missing)).rejects.toThrow('has no message missing')
  })
})
