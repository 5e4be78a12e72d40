import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { homePath, keptScanOf, localPath, returnPathOf } from './returnPath.ts'

const origin = 'https://campus.example'
const opened = (state: unknown, search = '') => ({ state, search })

test('returns to the requested address, with query and fragment', () => {
  expect(returnPathOf(opened({ returnTo: '/app/users?page=2#list' }), origin)).toBe('/app/users?page=2#list')
  expect(returnPathOf(opened({ returnTo: '/attendance/c1/abc' }), origin)).toBe('/attendance/c1/abc')
})

test('also returns after a refusal by another site', () => {
  const search = '?error=user-disabled&returnTo=%2Fattendance%2Fc1%2Fabc'
  expect(returnPathOf(opened(null, search), origin)).toBe('/attendance/c1/abc')
})

test('goes to the home page without a valid address', () => {
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { returnTo: 7 },
    { returnTo: '/login' },
    { returnTo: '/' },
  ]) {
    expect(returnPathOf(opened(state), origin)).toBe(homePath)
  }
})

test('never leaves the site', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ]
  for (const returnTo of hostile) {
    expect(returnPathOf(opened({ returnTo }), origin)).toBe(homePath)
    expect(returnPathOf(opened(null, `?${new URLSearchParams({ returnTo })}`), origin)).toBe(homePath)
  }
  const staysHere = (path: string) => {
    const local = localPath(path, origin)
    return local === undefined || new URL(local, origin).origin === origin
  }
  const pieces = constantFrom('/', '\\', '.', '..', '\t', '\n', ' ', '@', ':', '?', '#', 'evil.example')
  assert(property(array(pieces), (tail) => staysHere(`/${tail.join('')}`)))
})

test('knows how long the scan that led here is valid', () => {
  expect(keptScanOf({ state: { returnTo: '/attendance/c1/abc', scanKeptUntil: 7 } })).toBe(7)
  for (const state of [null, undefined, 'x', {}, { scanKeptUntil: 'soon' }])
    expect(keptScanOf({ state })).toBeUndefined()
})
