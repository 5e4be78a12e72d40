const known: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
]

/** What to call a passkey of the device with this user agent, until its owner says better. */
export const deviceName = (userAgent: string): string =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device'
