import { expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['curl/8.0', 'A browser'],
  ['', 'A browser'],
])('%s is called %s', (userAgent, label) => expect(deviceLabel(userAgent, 'en-GB')).toBe(label))
