import { createElement, Fragment, type ReactNode } from 'react'

/** Puts parts next to each other without keys. */
export const joined = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
