import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

interface Closable {
  onClose: () => void
}

/**
 * A dialog or panel whose code is fetched when it is first opened: `lazyDialog(() => import('./X.tsx'), 'X')`.
 * If the code cannot be fetched, a message says so and offers to try again.
 */
export function lazyDialog<Name extends string, Dialog extends (props: never) => ReactNode>(
  load: () => Promise<Record<Name, Parameters<Dialog>[0] extends Closable ? Dialog : never>>,
  name: Name,
): Dialog {
  let Fetched: ComponentType<Closable> | undefined
  const fetchDialog = async () => (await load())[name] as unknown as ComponentType<Closable>

  function LazyDialog(props: Closable) {
    const [Shown, setShown] = useState(() => Fetched)
    const [hasFailed, setHasFailed] = useState(false)
    useEffect(() => {
      if (Shown || hasFailed) return
      let isOpen = true
      const show = (loaded: ComponentType<Closable>) => {
        Fetched = loaded
        if (isOpen) setShown(() => loaded)
      }
      fetchDialog().then(show, () => isOpen && setHasFailed(true))
      return () => {
        isOpen = false
      }
    }, [Shown, hasFailed])
    if (hasFailed) return <NotFetched onRetry={() => setHasFailed(false)} onClose={props.onClose} />
    return Shown ? <Shown {...props} /> : null
  }
  // A generic component keeps its type parameters this way.
  return LazyDialog as unknown as Dialog
}

/** Needs no code that would have to be fetched. */
const NotFetched = ({ onRetry, onClose }: Closable & { onRetry: () => void }) => (
  <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg bg-raised shadow-3">
    <Alert tone="bad" title="This could not be opened" takesFocus>
      Check your connection and try again.
      <div className="mt-3 flex gap-2">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Alert>
  </div>
)
