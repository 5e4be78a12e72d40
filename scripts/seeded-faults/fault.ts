type Kind = 'access' | 'audit' | 'version' | 'time' | 'leak' | 'figure' | 'notification' | 'web' | 'limit'

/** A slip that somebody tired could make. */
export interface Fault {
  name: string
  kind: Kind
  /** From the root of the repository. */
  file: string
  /** Stands in the file exactly once; a fault that matches no more has to be written anew. */
  text: string
  replacement: string
  /** What `npm test -- …` is told: parts of the paths of the tests that have to notice. */
  tests: readonly string[]
  /** Seen in the browser alone: the stories run on pages that are built with the fault. */
  inBrowser?: boolean
}

const domains = 'apps/server/src/domains'
const pages = 'apps/web/src'

/** A fault's file in a domain of the server. */
export const inDomain = (file: string) => `${domains}/${file}`
/** A fault's file among the pages. */
export const inPages = (file: string) => `${pages}/${file}`
