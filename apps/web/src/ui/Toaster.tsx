import { useEffect } from 'react'
import { type ExternalToast, Toaster as Sonner, type ToastT, toast } from 'sonner'
import { pageDirection } from '#lib/locale.ts'
import { useTheme } from '#lib/theme.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { m } from './messages.ts'
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

const shown = () => toast.getToasts().filter((it): it is ToastT => !('dismiss' in it))

/** Sonner keeps toasts while the mouse is over them. Focus inside a toast does the same. */
function keepWhileFocused(section: HTMLElement | null) {
  const durations = new Map<ToastT['id'], number | undefined>()
  const show = (it: ToastT, duration: number | undefined) =>
    toast.message(it.title, { ...it, duration } as ExternalToast)
  const keep = () => {
    for (const it of shown()) {
      durations.set(it.id, it.duration)
      show(it, Number.POSITIVE_INFINITY)
    }
  }
  const release = () => {
    for (const it of shown()) if (durations.has(it.id)) show(it, durations.get(it.id))
  }
  const leave = new AbortController()
  section?.addEventListener('focusin', keep, leave)
  section?.addEventListener('focusout', release, leave)
  return () => leave.abort()
}

/** Where toasts appear: at the bottom where lines end, on a phone at the top. At most three at once. */
export function Toaster() {
  const { theme } = useTheme()
  const phone = useMediaQuery('(max-width: 767px)')
  useEffect(() => toasterMounted(toast), [])
  return (
    <Sonner
      ref={keepWhileFocused}
      position={phone ? 'top-center' : pageDirection() === 'rtl' ? 'bottom-left' : 'bottom-right'}
      theme={theme}
      visibleToasts={3}
      closeButton
      toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: m.dismiss() }}
    />
  )
}
