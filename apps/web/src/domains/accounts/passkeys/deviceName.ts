import { m } from './messages.ts'

const known: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, m.androidPhone()],
  [/CrOS/, m.chromebook()],
  [/Windows/, m.windowsComputer()],
  [/Macintosh/, m.mac()],
  [/Linux/, m.linuxComputer()],
]

/** The default name of a passkey on the device with this user agent. */
export const deviceName = (userAgent: string): string =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? m.thisDevice()
