import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findCatalogues } from './catalogue.ts'
import { compile } from './compile.ts'
import { format, type Values } from './format.ts'
import { languageCodes, languages } from './languages.ts'
import { translations } from './translations.ts'

const root = join(import.meta.dirname, '../../..')
const counts = [0, 1, 2, 3, 11, 100, 1204, 0.5]

/** The English texts of the whole product, by code. */
function englishTexts(): Record<string, string> {
  const files = ['apps/server/src', 'apps/web/src', 'packages/contract/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /essages\.ts$/.test(name))
      .map((name) => join(root, folder, name)),
  )
  return Object.fromEntries(
    files
      .flatMap((file) => findCatalogues(file, readFileSync(file, 'utf8')))
      .flatMap(({ id, texts }) => Object.entries(texts).map(([key, text]) => [`${id}.${key}`, text])),
  )
}

/** Values for the parameters of a message. Each round has another count and another option of each choice. */
function valuesFor(elements: readonly MessageFormatElement[], round: number, values: Values = {}): Values {
  for (const it of elements) {
    if (it.type === TYPE.literal || it.type === TYPE.pound) continue
    if (it.type === TYPE.plural || it.type === TYPE.select)
      for (const { value } of Object.values(it.options)) valuesFor(value, round, values)
    if (it.type === TYPE.select)
      values[it.value] = Object.keys(it.options)[round % Object.keys(it.options).length]
    else if (it.type === TYPE.plural || it.type === TYPE.number)
      values[it.value] = counts[round % counts.length]
    else if (it.type === TYPE.date || it.type === TYPE.time) values[it.value] = new Date(1_795_000_000_000)
    else if (it.type === TYPE.tag) {
      valuesFor(it.children, round, values)
      values[it.value] = (text: unknown) => `<${[text].flat().join('')}>`
    } else values[it.value] ??= 'Ada'
  }
  return values
}

async function helpersIn(locale: string) {
  vi.stubGlobal('__LOCALE__', locale)
  vi.resetModules()
  return { ...(await import('./runtime.ts')), joined: (...parts: unknown[]) => parts.join('') }
}

afterEach(() => vi.unstubAllGlobals())

describe.each(languageCodes)('compiled code produces the same text in %s as the parser', (language) => {
  const { locale } = languages[language]

  it('in every message of the product', async () => {
    const helpers = await helpersIn(locale)
    const texts = Object.entries(language === 'en' ? englishTexts() : translations[language]!)
    // Most messages have no parameters, and the same words each time.
    const fixed = texts.filter(([, text]) => compile(text).isConstant)
    const said = runInNewContext(`[${fixed.map(([, text]) => compile(text).code).join(',\n')}]`) as string[]
    expect(fixed.filter(([, text], index) => said[index] !== format(text, locale))).toEqual([])

    const open = texts.filter(([, text]) => !compile(text).isConstant)
    const inText = (text: string, index: number) => compile(text, (name) => `all[${index}].${name}`).code
    const [called, bound] = runInNewContext(
      `[[${open.map(([, text]) => compile(text).code).join(',\n')}],
        (all) => [${open.map(([, text], index) => inText(text, index)).join(',\n')}]]`,
      helpers,
    ) as [((values: Values) => string)[], (all: Values[]) => string[]]
    for (const round of counts.keys()) {
      const all = open.map(([, text]) => valuesFor(parse(text), round))
      const wanted = open.map(([, text], index) => format(text, locale, all[index]))
      expect(called.map((message, index) => message(all[index]!))).toEqual(wanted)
      expect([...bound(all)]).toEqual(wanted)
    }
  })

  it('in unusual messages', async () => {
    const helpers = await helpersIn(locale)
    const odd = [
      'A `tick` and a \\, for $' + '{name}',
      '{n, plural, =0 {none} one {# of {n, number}} other {# ({name})}}',
      '{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # more} other {{name} and # more}}',
      '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      '{n, number, percent} {at, date} {at, time} {at, date, ::dMMM}',
      '<b>{n, plural, one {#} other {#}}</b> {kind, select, a {<i>{name}</i>} other {}}',
    ]
    for (const text of odd)
      for (const round of counts.keys()) {
        const values = valuesFor(parse(text), round)
        const compiled = runInNewContext(`(${compile(text).code})`, helpers)
        const spoken = typeof compiled === 'function' ? compiled(values) : compiled
        expect(spoken, text).toBe(format(text, locale, values))
      }
  })
})
