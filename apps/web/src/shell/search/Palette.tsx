import * as Dialog from '@radix-ui/react-dialog'
import { useNavigate } from 'react-router'
import { cn } from '#lib/cn.ts'
import { floatingClass, overlayClass } from '#ui/overlayClass.ts'
import { useFocusReturn } from '#ui/useFocusReturn.ts'
import { m } from './messages.ts'
import { Results } from './Results.tsx'

/** Ctrl K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const focusReturn = useFocusReturn()
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
          className={cn(
            floatingClass,
            'fixed left-1/2 top-[14vh] flex w-[calc(100vw-24px)] max-w-[600px] -translate-x-1/2 flex-col overflow-hidden rounded-xl',
            'max-md:inset-0 max-md:h-dvh max-md:w-full max-md:max-w-none max-md:translate-x-0 max-md:rounded-none max-md:border-0',
          )}
        >
          <Dialog.Title className="sr-only">{m.search()}</Dialog.Title>
          <Results onGo={go} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
