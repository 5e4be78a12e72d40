// Functions called by the texts of built pages. `__LOCALE__` is replaced by the build.
declare const __LOCALE__: string

const number = /* @__PURE__ */ new Intl.NumberFormat(__LOCALE__)
const cardinal = /* @__PURE__ */ new Intl.PluralRules(__LOCALE__)
const ordinal = /* @__PURE__ */ new Intl.PluralRules(__LOCALE__, { type: 'ordinal' })

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  options ? new Intl.NumberFormat(__LOCALE__, options).format(value) : number.format(value)

export const formatDate = (value: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(__LOCALE__, options).format(value)

export const plural = <T>(value: number, options: Record<string, T>, offset = 0): T =>
  options[`=${value}`] ?? options[cardinal.select(value - offset)] ?? options.other!

export const pluralOrdinal = <T>(value: number, options: Record<string, T>): T =>
  options[`=${value}`] ?? options[ordinal.select(value)] ?? options.other!

export const select = <T>(value: string, options: Record<string, T>): T => options[value] ?? options.other!
