import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name. */
  title: string
  children: ReactNode
}

/** A panel that slides in at the start of lines. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
          className="fixed inset-y-0 inset-s-0 z-50 w-[288px] max-w-[calc(100vw-48px)] bg-canvas shadow-3 outline-none data-[state=open]:animate-drawer"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <div className="absolute inset-e-2 top-2">
            <Radix.Close asChild>
              <IconButton label={m.close()}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
