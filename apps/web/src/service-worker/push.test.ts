import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayStayQuiet,
  type OpenPage,
  openPushed,
  type PushOpened,
  type PushScope,
  readPush,
  type ShownOptions,
  showPush,
} from './push.ts'

const origin = 'https://campus.test'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const content = { id: '0199', title: 'Your timetable has changed', path: '/app/schedule?week=2' }
const text = JSON.stringify(content)

interface Setting {
  userAgent?: string
  pages?: { path: string; focused?: boolean }[]
}

/** A service worker with these pages open, and its actions. */
function worker({ userAgent = chrome, pages = [] }: Setting) {
  const done = {
    shown: [] as (ShownOptions & { title: string })[],
    opened: [] as string[],
    told: [] as (PushOpened & { at: string })[],
    focused: [] as string[],
  }
  const open = pages.map(
    ({ path, focused = false }): OpenPage => ({
      url: origin + path,
      focused,
      focus: async () => void done.focused.push(path),
      postMessage: (message) => void done.told.push({ ...message, at: path }),
    }),
  )
  const scope: PushScope = {
    origin,
    userAgent,
    now: () => 17,
    pages: async () => open,
    show: async (title, options) => void done.shown.push({ title, ...options }),
    openWindow: async (path) => done.opened.push(path),
  }
  return { scope, done }
}

describe('the text of a push', () => {
  it('is title, id and path', () => expect(readPush(text, origin)).toEqual(content))

  it('is read despite the padding', () => expect(readPush(text.padEnd(1024), origin)).toEqual(content))

  it.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '/.//elsewhere.test', ''])(
    'never opens %s',
    (path) => expect(readPush(JSON.stringify({ ...content, path }), origin).path).toBe('/app/dashboard'),
  )

  it('is never empty, whatever was sent', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constant(undefined))
    fc.assert(
      fc.property(anything, (came) => {
        const { title, path } = readPush(came, origin)
        expect(title.length).toBeGreaterThan(0)
        expect(new URL(path, origin).origin).toBe(origin)
      }),
    )
  })
})

describe('a push', () => {
  it('is shown under the notification’s id, so that one received twice appears once', async () => {
    const { scope, done } = worker({})
    await showPush(scope, text)
    await showPush(scope, text)
    expect(done.shown.map(({ title, tag }) => [title, tag])).toEqual([
      [content.title, '0199'],
      [content.title, '0199'],
    ])
    expect(done.shown[0]?.data).toEqual({ path: content.path, shownAt: 17 })
  })

  it('is shown while our pages are open but not in view', async () => {
    const { scope, done } = worker({ pages: [{ path: '/app/schedule' }] })
    await showPush(scope, text)
    expect(done.shown).toHaveLength(1)
  })

  it.each([
    [chrome, 0],
    [firefox, 0],
    [safari, 1],
  ])('with a page in view, in %s, is shown %i times', async (userAgent, times) => {
    const { scope, done } = worker({ userAgent, pages: [{ path: '/app/schedule', focused: true }] })
    await showPush(scope, text)
    expect(done.shown).toHaveLength(times)
    expect(mayStayQuiet(userAgent)).toBe(times === 0)
  })
})

describe('a click', () => {
  it('focuses the open page and navigates it', async () => {
    const { scope, done } = worker({ pages: [{ path: '/login' }, { path: '/app/dashboard' }] })
    await openPushed(scope, content.path)
    expect(done).toMatchObject({
      focused: ['/app/dashboard'],
      told: [{ type: 'open-notification', path: content.path, at: '/app/dashboard' }],
      opened: [],
    })
  })

  it('prefers the page in view', async () => {
    const { scope, done } = worker({ pages: [{ path: '/app/a' }, { path: '/app/b', focused: true }] })
    await openPushed(scope, content.path)
    expect(done.told.map(({ at }) => at)).toEqual(['/app/b'])
  })

  it.each([[[]], [[{ path: '/login' }]], [[{ path: '/attendance/1/2' }]]])(
    'opens a page besides %j',
    async (pages) => {
      const { scope, done } = worker({ pages })
      await openPushed(scope, content.path)
      expect(done).toMatchObject({ opened: [content.path], told: [], focused: [] })
    },
  )
})
