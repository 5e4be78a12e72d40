import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { type InstitutionSettings, institutionSettings } from '@campanile/contract/settings/settings.ts'
import { z } from 'zod/mini'
import { inWords } from '#lib/inWords.ts'
import { seriesWords } from '#lib/listWords.ts'
import { m } from './messages.ts'
import { settingFields } from './settingFields.ts'
import { amountWords } from './settingUnits.ts'

/** The contents of the controls: text, or whether a box is ticked. */
export type SettingsDraft = Partial<Record<SettingPath, string | boolean>>

type Shape = Record<string, { shape: Record<string, z.core.$ZodType> }>

const partsOf = (path: SettingPath) => path.split('.') as [keyof InstitutionSettings, string]

/** The value of a setting. */
export function valueAt(values: InstitutionSettings, path: SettingPath): unknown {
  const [section, name] = partsOf(path)
  return (values[section] as Record<string, unknown>)[name]
}

/** The settings with one value changed. */
export function withValue(
  values: InstitutionSettings,
  path: SettingPath,
  value: unknown,
): InstitutionSettings {
  const [section, name] = partsOf(path)
  return { ...values, [section]: { ...values[section], [name]: value } }
}

/** The values as shown by the controls. */
export const settingsDraft = (values: InstitutionSettings, paths: readonly SettingPath[]): SettingsDraft =>
  Object.fromEntries(
    paths.map((path) => {
      const value = valueAt(values, path)
      if (typeof value === 'boolean') return [path, value]
      return [path, Array.isArray(value) ? value.join(', ') : String(value)]
    }),
  )

const listIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((it) => it.trim())
    .filter(Boolean)

function typedValue(path: SettingPath, shown: string | boolean): unknown {
  if (typeof shown === 'boolean') return shown
  const { kind } = settingFields[path]
  if (kind === 'list') return listIn(shown)
  if (kind === 'number') return shown.trim() === '' ? Number.NaN : Number(shown)
  return shown
}

function errorOf(path: SettingPath, value: unknown): string | undefined {
  const [section, name] = partsOf(path)
  const schema = (institutionSettings.shape as unknown as Shape)[section]!.shape[name]!
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return undefined
  const field = settingFields[path]
  if (field.kind !== 'number') return inWords(parsed.error.issues[0]?.message)
  const { least, most } = field
  return field.step === 1 ? m.enterAWholeNumber({ least, most }) : m.enterANumber({ least, most })
}

/** The values of a draft, merged into the other settings, and its errors. */
export function readSettingsDraft(base: InstitutionSettings, draft: SettingsDraft) {
  let values = base
  const errors: Partial<Record<SettingPath, string>> = {}
  for (const [path, shown] of Object.entries(draft) as [SettingPath, string | boolean][]) {
    const value = typedValue(path, shown)
    const error = errorOf(path, value)
    if (error) errors[path] = error
    else values = withValue(values, path, value)
  }
  return { values, errors }
}

/** The settings among these that differ. */
export const changedPaths = (
  one: InstitutionSettings,
  other: InstitutionSettings,
  paths: readonly SettingPath[],
): SettingPath[] =>
  paths.filter((path) => JSON.stringify(valueAt(one, path)) !== JSON.stringify(valueAt(other, path)))

/** A value as a person reads it. */
export function settingWords(path: SettingPath, value: unknown): string {
  if (typeof value === 'boolean') return value ? m.on() : m.off()
  if (Array.isArray(value)) return value.length > 0 ? seriesWords(value) : m.none()
  const field = settingFields[path]
  return field.kind === 'number' && field.unit ? amountWords(field.unit, Number(value)) : String(value)
}
