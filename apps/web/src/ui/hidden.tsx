import type { ReactNode } from 'react'

/** Words of a message that only screen readers say: `Edit<hidden> {name}</hidden>`. */
export const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>
