type Kind = 'access' | 'audit' | 'version' | 'time' | 'leak' | 'figure' | 'notification' | 'web' | 'limit'

/** A mistake that a tired developer could make. */
export interface Fault {
  name: string
  kind: Kind
  /** Relative to the root of the repository. */
  file: string
  /** Must occur in the file exactly once. A fault that no longer matches must be rewritten. */
  text: string
  replacement: string
  /** The arguments of `npm test -- …`: parts of the paths of the tests that must notice the fault. */
  tests: readonly string[]
  /** Only visible in the browser: the stories run on pages that are built with the fault. */
  inBrowser?: boolean
}

const domains = 'apps/server/src/domains'
const pages = 'apps/web/src'

/** The path of a file in a server domain. */
export const inDomain = (file: string) => `${domains}/${file}`
/** The path of a file of the web pages. */
export const inPages = (file: string) => `${pages}/${file}`
