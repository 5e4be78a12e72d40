import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useTheme } from '#lib/theme.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { toasterMounted } from './toast.ts'

const looks = {
  toast:
    'flex w-full items-start gap-3 rounded-lg border border-line bg-raised p-4 font-sans text-sm text-ink shadow-3',
  content: 'min-w-0 flex-1',
  title: 'font-strong',
  description: 'mt-0.5 text-ink-2',
  icon: 'mt-px',
  actionButton: 'shrink-0 rounded-sm px-2.5 py-1 text-xs font-label text-brand-ink hover:bg-brand-tint',
  closeButton: 'order-last -m-1.5 grid size-7 shrink-0 place-items-center text-ink-3 hover:text-ink',
}

/** Sonner waits while the mouse is over a toast; whoever has the focus in one is as busy with it. */
function waitForFocus(section: HTMLElement | null) {
  const asMouse = (event: string) => (focus: FocusEvent) =>
    focus.target instanceof Element &&
    focus.target.closest('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(event, { bubbles: true }))
  const leave = new AbortController()
  section?.addEventListener('focusin', asMouse('mousemove'), leave)
  section?.addEventListener('focusout', asMouse('mouseout'), leave)
  return () => leave.abort()
}

/** Where toasts appear: bottom right, on a phone at the top. At most three at once. */
export function Toaster() {
  const { theme } = useTheme()
  const phone = useMediaQuery('(max-width: 767px)')
  useEffect(() => toasterMounted(toast), [])
  return (
    <Sonner
      ref={waitForFocus}
      position={phone ? 'top-center' : 'bottom-right'}
      theme={theme}
      visibleToasts={3}
      closeButton
      toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: 'Dismiss' }}
    />
  )
}
