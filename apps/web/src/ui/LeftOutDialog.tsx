import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { m } from './messages.ts'

interface LeftOutDialogProps {
  /** For how many it was done: "3 accounts disabled". */
  title: string
  /** "2 people were left out." */
  description: string
  leftOut: readonly { key: string; name: ReactNode; reason: string }[]
  onClose: () => void
}

/** After an act on several things: for which it was not done, and why. */
export const LeftOutDialog = ({ title, description, leftOut, onClose }: LeftOutDialogProps) => (
  <Dialog
    title={title}
    description={description}
    footer={
      <Button size="lg" variant="primary" onClick={onClose}>
        {m.close()}
      </Button>
    }
    onClose={onClose}
  >
    <ul className="divide-y divide-line px-6 py-2 max-md:px-4">
      {leftOut.map(({ key, name, reason }) => (
        <li key={key} className="py-2.5">
          {name}
          <p className="text-sm text-ink-2">{reason}</p>
        </li>
      ))}
    </ul>
  </Dialog>
)
