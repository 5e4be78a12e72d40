import { deviceMessages } from './device-label.messages.ts'

const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const matchingName = (known: [RegExp, string][], userAgent: string) =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A browser's name as people know it: 'Chrome on Android'. */
export function deviceLabel(userAgent: string, locale: string): string {
  const m = deviceMessages(locale)
  const [browser, system] = [matchingName(browsers, userAgent), matchingName(systems, userAgent)]
  if (browser && system) return m.browserOnSystem({ browser, system })
  return browser ?? system ?? m.browser()
}
