import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strategyFor } from './strategy.ts'

const origin = 'https://campus.test'
const shell = new Set(['/', '/theme.js'])
const ask = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ url: new URL(path, origin).href, mode, method }, origin, shell)

describe('the service worker', () => {
  it.each(['/', '/login', '/app/attendance', '/attendance/0199/K7Q2?x=1'])(
    'opens %s without a network',
    (path) => expect(ask(path, 'navigate')).toBe('page'),
  )

  it.each([
    ['/assets/app-1234.js', 'asset'],
    ['/theme.js', 'shell'],
    ['/robots.txt', 'none'],
    ['/models/face.json', 'none'],
    ['/wasm/engine.wasm', 'none'],
    ['https://elsewhere.test/assets/app.js', 'none'],
  ])('treats %s as %s', (path, strategy) => expect(ask(path)).toBe(strategy))

  it('treats files as files, even when they are navigated to', () => {
    expect(ask('/robots.txt', 'navigate')).toBe('none')
    expect(ask('/manifest.webmanifest', 'navigate')).toBe('none')
  })

  it('never handles API requests, whatever they are', () => {
    // Plain segments: a generator for the web's full path grammar takes seconds to build on a busy machine,
    // and two dots leave the path.
    const segment = fc.string({ maxLength: 12 }).map(encodeURIComponent)
    const paths = fc
      .array(
        segment.filter((it) => !/^\.+$/.test(it)),
        { maxLength: 5 },
      )
      .map((parts) => `/api/${parts.join('/')}`)
    fc.assert(
      fc.property(paths, fc.constantFrom('navigate', 'cors', 'no-cors'), (path, mode) => {
        expect(ask(path, mode)).toBe('none')
      }),
    )
  })

  it('never handles requests that change something', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(ask('/', 'navigate', method)).toBe('none')
  })
})
