import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is loaded when it is first shown: `lazyScreen(() => import('./X.tsx'), 'X')`.
 * Preloaded with `load()`, it shows at once: React holds back what has suspended for 300 ms.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let Fetched: ComponentType<Props> | undefined
  const fetchScreen = async () => {
    Fetched ??= (await load())[name]
    return { default: Fetched }
  }
  const Fetching: ComponentType<Props> = lazy(fetchScreen)

  function Screen(props: Props) {
    const [Shown] = useState(() => Fetched ?? Fetching)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { load: fetchScreen })
}
