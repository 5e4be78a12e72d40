import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { fetchedCode } from './fetchedCode.ts'
import { useOnline } from './useOnline.ts'

/** Milliseconds between attempts. */
const pause = 5_000

/**
 * An optional part of a page. If its code cannot be loaded, it is retried while the browser is online, and
 * the page is shown without it.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const usePart = fetchedCode(async (): Promise<ComponentType<Props>> => (await load())[name])

  return function LazyPart(props: Props) {
    const { code: Shown, hasFailed, retry } = usePart()
    const online = useOnline()
    const tryAgain = useEffectEvent(retry)
    useEffect(() => {
      if (!hasFailed || !online) return
      const timer = setTimeout(tryAgain, pause)
      return () => clearTimeout(timer)
    }, [hasFailed, online])
    return Shown ? <Shown {...props} /> : null
  }
}
