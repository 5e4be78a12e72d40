import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { ConfirmDisplayStep } from './ConfirmDisplayStep.tsx'
import { PairingCodeStep } from './PairingCodeStep.tsx'

interface PairDisplayDialogProps {
  /** From the display's QR code. */
  code: string
  /** The subject of the page; otherwise it can be selected. */
  target?: DisplayTarget
  onClose: () => void
}

/** Asks for the code on the display, then for its name and content. */
export function PairDisplayDialog({ code, target, onClose }: PairDisplayDialogProps) {
  const [found, setFound] = useState<{ code: string; pairing: Answer<'findPairing'> }>()
  return found ? (
    <ConfirmDisplayStep {...found} {...(target && { target })} onClose={onClose} />
  ) : (
    <PairingCodeStep
      code={code}
      onFound={(typed, pairing) => setFound({ code: typed, pairing })}
      onClose={onClose}
    />
  )
}
