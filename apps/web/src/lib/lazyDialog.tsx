import type { ComponentType, ReactNode } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { fetchedCode } from './fetchedCode.ts'
import { m } from './messages.ts'

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
  const useDialog = fetchedCode(async () => (await load())[name] as unknown as ComponentType<Closable>)

  function LazyDialog(props: Closable) {
    const { code: Shown, hasFailed, retry } = useDialog()
    if (hasFailed) return <NotFetched onRetry={retry} onClose={props.onClose} />
    return Shown ? <Shown {...props} /> : null
  }
  // A generic component keeps its type parameters this way.
  return LazyDialog as unknown as Dialog
}

/** Needs no code that would have to be fetched. */
const NotFetched = ({ onRetry, onClose }: Closable & { onRetry: () => void }) => (
  <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg bg-raised shadow-3">
    <Alert tone="bad" title={m.weCouldntOpenThis()} takesFocus>
      {m.checkYourConnectionAndTryAgain()}
      <div className="mt-3 flex gap-2">
        <Button onClick={onRetry}>{m.tryAgain()}</Button>
        <Button variant="ghost" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </Alert>
  </div>
)
