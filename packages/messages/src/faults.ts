import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Errors in a text, in any language. */
export function faultsOfText(text: string, locale: string): string[] {
  if (/'[{}<]/.test(text)) return ['a straight apostrophe before a brace or tag quotes it; write ’']
  if (text !== text.trim()) return ['it begins or ends with a space']
  try {
    return [...new Set(missingForms(parse(text), locale))].map((form) => `it lacks the plural form ${form}`)
  } catch (error) {
    return [`it can’t be read: ${(error as Error).message}`]
  }
}

/** Errors in a translation, compared with its English text. */
export function faultsOfTranslation(translation: string, english: string, locale: string): string[] {
  const faults = faultsOfText(translation, locale)
  if (faults.length > 0) return faults
  const [own, wanted] = [parameterKinds(parse(translation)), parameterKinds(parse(english))]
  const unknown = [...own.keys()].filter((name) => !wanted.has(name))
  // Whether one or many can be left open in a language: “Delete all” for one row and for several.
  const missing = [...wanted].filter(([name, kind]) => kind !== 'plural' && !own.has(name))
  const different = [...wanted].filter(
    ([name, kind]) => own.has(name) && isFixed(kind, own.get(name)!) && own.get(name) !== kind,
  )
  return [
    ...unknown.map((name) => `it has {${name}}, which the English lacks`),
    ...missing.map(([name]) => `it lacks {${name}}`),
    ...different.map(([name, kind]) => `{${name}} has to be a ${kind}`),
  ]
}

type Kind = 'plural' | 'select' | 'tag' | 'value'

/** A value may be counted in another language, and a count be shown as a value. Choices and tags stay what they are. */
const isFixed = (...kinds: Kind[]) => kinds.some((it) => it === 'select' || it === 'tag')

/** The parameters of a message, and what each is. */
function parameterKinds(elements: readonly MessageFormatElement[], found = new Map<string, Kind>()) {
  for (const it of elements) {
    if (it.type === TYPE.literal || it.type === TYPE.pound) continue
    if (it.type === TYPE.plural) found.set(it.value, 'plural')
    else if (it.type === TYPE.select) found.set(it.value, 'select')
    else if (it.type === TYPE.tag) found.set(it.value, 'tag')
    else if (!found.has(it.value)) found.set(it.value, 'value')
    for (const children of childElements(it)) parameterKinds(children, found)
  }
  return found
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

function missingForms(elements: readonly MessageFormatElement[], locale: string): string[] {
  return elements.flatMap((it) => {
    const inside = childElements(it).flatMap((children) => missingForms(children, locale))
    if (it.type !== TYPE.plural) return inside
    const rules = new Intl.PluralRules(locale, { type: it.pluralType ?? 'cardinal' })
    const needed = rules.resolvedOptions().pluralCategories
    return [...forms.filter((form) => needed.includes(form) && !it.options[form]), ...inside]
  })
}

function childElements(it: MessageFormatElement): MessageFormatElement[][] {
  if (it.type === TYPE.tag) return [it.children]
  return it.type === TYPE.plural || it.type === TYPE.select
    ? Object.values(it.options).map(({ value }) => value)
    : []
}
