/**
 * page: from the network, and without it the application's page. asset: its name is its version, so kept ones
 * are as good as new. shell: from the network, and without it as kept. none: not the worker's business.
 */
export type Strategy = 'page' | 'asset' | 'shell' | 'none'

interface Asked {
  method: string
  mode: string
  url: string
}

/**
 * Never cached nor answered here: responses of the API are personal, and the others are large or not pages.
 */
const others = /^\/(api|models|wasm|healthz)(\/|$)/
const fileName = /\.[a-z0-9]{2,11}$/i

/** How to handle a request of a page. */
export function strategyFor(
  { method, mode, url }: Asked,
  origin: string,
  shell: ReadonlySet<string>,
): Strategy {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || others.test(pathname)) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (mode === 'navigate') return fileName.test(pathname) ? 'none' : 'page'
  return shell.has(pathname) ? 'shell' : 'none'
}
