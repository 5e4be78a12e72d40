import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router'

interface Shown {
  location: Location
  action: NavigationType
}

/** The state of an entry in the browser's history: its number, and the state set by the router. */
interface Entry {
  idx?: number
  key?: string
  usr?: unknown
}

type Hold = (goOn: () => void) => void

const entry = (): Entry => history.state ?? {}

function here(): Location {
  const { usr = null, key = 'default' } = entry()
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: usr, key }
}

/**
 * The browser's history for the router. Unlike the router's own, it can be blocked: `hold` receives each
 * navigation to another screen before it happens. Back and Forward have already happened when the browser
 * reports them, so they are undone first.
 */
function createPageHistory() {
  let index = entry().idx ?? 0
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: index }, '')
  let shown: Shown = { location: here(), action: NavigationType.Pop }
  let listener: ((shown: Shown) => void) | undefined
  let hold: Hold | undefined
  /** A jump of our own that the browser will report next. */
  let jump: 'undone' | 'resumed' | undefined

  const show = (action: NavigationType) => {
    shown = { location: here(), action }
    listener?.(shown)
  }
  const write = (way: 'pushState' | 'replaceState', to: To, usr: unknown) => {
    const path = typeof to === 'string' ? parsePath(to) : to
    const url = createPath({ pathname: window.location.pathname, ...path })
    const state: Entry = { usr, key: crypto.randomUUID().slice(0, 8), idx: index }
    history[way](state, '', url)
  }
  const push = (to: To, usr: unknown) => {
    index += 1
    write('pushState', to, usr)
    show(NavigationType.Push)
  }

  window.addEventListener('popstate', () => {
    const there = entry().idx
    const isUndone = jump === 'undone'
    const steps = (there ?? index) - index
    const isHeld = hold && jump !== 'resumed' && steps !== 0
    jump = undefined
    if (isUndone) return
    if (isHeld) {
      jump = 'undone'
      history.go(-steps)
      hold?.(() => {
        jump = 'resumed'
        history.go(steps)
      })
      return
    }
    index = there ?? index
    show(NavigationType.Pop)
  })

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation(to) {
      const { pathname, search, hash } = new URL(navigator.createHref(to), window.location.origin)
      return { pathname, search, hash }
    },
    go: (steps) => history.go(steps),
    push: (to, state) => (hold ? hold(() => push(to, state)) : push(to, state)),
    replace(to, state) {
      write('replaceState', to, state)
      show(NavigationType.Replace)
    },
  }
  return {
    navigator,
    shown: () => shown,
    listen(next: (shown: Shown) => void) {
      listener = next
      return () => {
        listener = undefined
      }
    },
    setHold(next: Hold | undefined) {
      hold = next
    },
  }
}

/** The history of this page. */
export const pageHistory = createPageHistory()
