import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homePath, localPath } from './local-path.ts'

/** Any UTF-16 unit, including unpaired surrogates. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const ours = 'https://campus.test'

/** The page that a browser on our site opens when redirected to this path. */
const destination = (location: string) => new URL(location, `${ours}/api/google/callback`)

it.each(['/app/dashboard', '/attendance/0199/K7Q2?from=poster#top', '/app/users?search=a%20b', '/login'])(
  'keeps %s',
  (path) => expect(localPath(path)).toBe(path),
)

it.each([
  undefined,
  '',
  'app/users',
  'https://evil.test/',
  '//evil.test/app',
  '///evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  'javascript:alert(1)',
  '//',
])('sends %j to the dashboard', (path) => expect(localPath(path)).toBe(homePath))

it('never leads away from our own site, whatever the input', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\r\n',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'a',
  )
  const pieces = fc.array(piece, { maxLength: 12 }).map((them) => them.join(''))
  const path = fc.oneof(
    pieces,
    pieces.map((rest) => `/${rest}`),
    pieces.map((rest) => `https://${rest}`),
    fc.string({ unit: anyUnit }),
  )
  fc.assert(
    fc.property(path, (wanted) => {
      const location = localPath(wanted)
      expect(destination(location).origin).toBe(ours)
      // The result stays the same when a proxy or the page resolves it again.
      expect(localPath(location)).toBe(location)
    }),
    { numRuns: 500 },
  )
})
