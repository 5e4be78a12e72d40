import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Values = Record<string, unknown>
type Parts = unknown[]

const pluralRules = new Map<string, Intl.PluralRules>()
const findPluralRules = (locale: string, type: Intl.PluralRulesOptions['type'] = 'cardinal') => {
  const key = `${locale} ${type}`
  if (!pluralRules.has(key)) pluralRules.set(key, new Intl.PluralRules(locale, { type }))
  return pluralRules.get(key)!
}

const parsed = new Map<string, MessageFormatElement[]>()
const parseElements = (text: string) => {
  if (!parsed.has(text)) parsed.set(text, parse(text))
  return parsed.get(text)!
}

/** The parts of a message: texts, and the results of the functions for its tags. */
export const messageParts = (text: string, locale: string, values: Values): Parts =>
  formatParts(parseElements(text), locale, values)

/** The text of a message. */
export const format = (text: string, locale: string, values: Values = {}): string =>
  messageParts(text, locale, values).join('')

function formatParts(
  elements: readonly MessageFormatElement[],
  locale: string,
  values: Values,
  count?: number,
): Parts {
  return elements.flatMap((it): Parts => {
    switch (it.type) {
      case TYPE.literal:
        return [it.value]
      case TYPE.pound:
        return [new Intl.NumberFormat(locale).format(count!)]
      case TYPE.argument:
        return [values[it.value]]
      case TYPE.number:
        return [new Intl.NumberFormat(locale, numberOptions(it.style)).format(values[it.value] as number)]
      case TYPE.date:
      case TYPE.time:
        return [new Intl.DateTimeFormat(locale, dateOptions(it)).format(values[it.value] as Date)]
      case TYPE.select: {
        const option = it.options[values[it.value] as string] ?? it.options.other!
        return formatParts(option.value, locale, values, count)
      }
      case TYPE.plural: {
        const number = values[it.value] as number
        const category = findPluralRules(locale, it.pluralType).select(number - it.offset)
        const option = it.options[`=${number}`] ?? it.options[category] ?? it.options.other!
        return formatParts(option.value, locale, values, number - it.offset)
      }
      case TYPE.tag: {
        const mark = values[it.value] as (parts: Parts) => unknown
        return [mark(formatParts(it.children, locale, values, count))]
      }
      default:
        return []
    }
  })
}

/** The options of `Intl.NumberFormat` for the style of `{n, number, …}`. */
export function numberOptions(style: unknown): Intl.NumberFormatOptions {
  if (style === 'percent') return { style: 'percent' }
  return optionsIn(style) ?? {}
}

/** The options of `Intl.DateTimeFormat` for the style of `{day, date, …}` or `{at, time, …}`. */
export function dateOptions({ type, style }: { type: TYPE; style?: unknown }): Intl.DateTimeFormatOptions {
  const given = optionsIn(style)
  if (given) return given
  return type === TYPE.time
    ? { timeStyle: (style ?? 'short') as 'short' }
    : { dateStyle: (style ?? 'medium') as 'medium' }
}

/** The options of a skeleton such as `::dMMM`. */
const optionsIn = (style: unknown): object | undefined =>
  style && typeof style === 'object' ? (style as { parsedOptions: object }).parsedOptions : undefined
