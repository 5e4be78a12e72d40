import type { ChangedValue } from '@campanile/contract/audit/audit.ts'
import { settingNames } from '@campanile/contract/settings/label-messages.ts'
import { changeMessages } from './changes.messages.ts'

/** Maximum number of rows shown for one event. */
const maxRows = 200
const longestText = 1_000
const maxDepth = 4

/** Never shown if the name suggests a secret, regardless of the event. */
const hidden = /password|token|secret|hash|sha256|descriptor|frames|sealed|receiptCode|sealed/i
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** How ids and instants are displayed. */
export interface ValueWords {
  nameOf(id: string): string | undefined
  moment(at: Date): string
  /** Of the reader. */
  locale: string
}

/** The changes of an event, each value under its name. If only one side is known, only that side. */
export function changedValues(before: unknown, after: unknown, words: ValueWords): ChangedValue[] {
  const was = new Map(flat(before, words))
  const is = new Map(flat(after, words))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .slice(0, maxRows)
    .map((path) => ({
      label: valueLabel(path, words.locale),
      before: was.get(path) ?? null,
      after: is.get(path) ?? null,
    }))
}

/** The values of an event by path: `attendance.lateAfterMinutes`. */
function flat(value: unknown, words: ValueWords, path: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined) return []
  const m = changeMessages(words.locale)
  if (path.some((name) => hidden.test(name))) return [[path.join('.'), m.notShown()]]
  if (typeof value !== 'object') return [[path.join('.'), scalar(value, words)]]
  if (Array.isArray(value) && value.every((it) => typeof it !== 'object' || it === null))
    return [[path.join('.'), cut(value.map((it) => scalar(it, words)).join(', ') || m.none())]]
  if (path.length >= maxDepth) return [[path.join('.'), cut(JSON.stringify(value))]]
  return Object.entries(value).flatMap(([name, it]) => flat(it, words, [...path, name]))
}

function scalar(value: unknown, { nameOf, moment, locale }: ValueWords): string {
  const m = changeMessages(locale)
  if (value === null || value === undefined) return m.none()
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  const text = String(value)
  if (uuid.test(text)) return nameOf(text) ?? m.id({ start: text.slice(0, 8) })
  const at = instant.test(text) ? new Date(text) : undefined
  return at && !Number.isNaN(at.getTime()) ? moment(at) : cut(text)
}

const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

/**
 * A setting's own name, or the value's name in plain words: `requestedExtension` is "Requested extension".
 */
export function valueLabel(path: string, locale: string): string {
  const known = (settingNames(locale) as Record<string, string>)[path]
  if (known) return known
  const words = path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
    .join(' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words ? words[0]!.toUpperCase() + words.slice(1) : changeMessages(locale).value()
}
