import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const DiscardDialog = lazyDialog(() => import('./DiscardDialog.tsx'), 'DiscardDialog')

export function DiscardRollover({ rolloverId }: { rolloverId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<Trash2 size={15} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.discard()}
      </Button>
      {asking && <DiscardDialog rolloverId={rolloverId} onClose={() => setAsking(false)} />}
    </>
  )
}
