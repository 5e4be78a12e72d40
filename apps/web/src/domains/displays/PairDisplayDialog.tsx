import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { CodeStep } from './CodeStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { FoundPairing } from './displays.api.ts'

interface PairDisplayDialogProps {
  /** From the display's QR code. */
  code: string
  /** Where the page is about one; otherwise it is selected. */
  target?: DisplayTarget
  onClose: () => void
}

/** First the code on the display, then what it is and what it is to show. */
export function PairDisplayDialog({ code, target, onClose }: PairDisplayDialogProps) {
  const [found, setFound] = useState<{ code: string; pairing: FoundPairing }>()
  const paired = (name: string) => {
    void showToast({ type: 'success', title: `${name} is paired` })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Pair a display">
      {found ? (
        <ConfirmStep {...found} {...(target && { target })} onCancel={onClose} onPaired={paired} />
      ) : (
        <CodeStep
          code={code}
          onCancel={onClose}
          onFound={(typed, pairing) => setFound({ code: typed, pairing })}
        />
      )}
    </Dialog>
  )
}
