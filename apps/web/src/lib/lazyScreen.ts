import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first shown: `lazyScreen(() => import('./X.tsx'), 'X')`. */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
