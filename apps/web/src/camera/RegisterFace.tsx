import { use, useState } from 'react'
import { SetUpContext, type SetUpProps } from '#lib/setUp.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

/** Registers the face on the spot. */
export function RegisterFace({ onDone }: SetUpProps) {
  const setUp = use(SetUpContext)
  const [isOpen, setOpen] = useState(false)
  if (!setUp) return null
  return (
    <>
      <Button variant="primary" size="lg" className="min-h-11 w-full" onClick={() => setOpen(true)}>
        {m.registerYourFace()}
      </Button>
      {isOpen && <setUp.Face onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}
