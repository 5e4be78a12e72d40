import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import type { useFeed } from './useFeed.ts'

const RevokeFeedDialog = lazyDialog(() => import('./RevokeFeedDialog.tsx'), 'RevokeFeedDialog')

/** Makes the address, makes a new one, or takes it out of use. */
export function FeedActs({ kind, state, create, feed }: ReturnType<typeof useFeed>) {
  const [revoking, setRevoking] = useState(false)
  return (
    <>
      {feed && (
        <Button size="lg" variant="danger" onClick={() => setRevoking(true)}>
          {m.revokeAddress()}
        </Button>
      )}
      <Button
        size="lg"
        variant={feed ? 'secondary' : 'primary'}
        busy={create.isPending}
        busyLabel={m.creatingAddress()}
        disabled={!state.data}
        onClick={() => create.mutate(kind.input)}
      >
        {feed ? m.createANewAddress() : m.createAddress()}
      </Button>
      {revoking && <RevokeFeedDialog kind={kind} onClose={() => setRevoking(false)} />}
    </>
  )
}
