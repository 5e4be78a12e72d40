import { type ReactNode, useSyncExternalStore } from 'react'
import type { toast } from 'sonner'
import { toastDuration } from './toastDuration.ts'

interface Toast {
  type: 'success' | 'error' | 'info'
  title: ReactNode
  message?: string
  action?: { label: string; onAction: () => void }
}

let isWanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
let reportMounted: (show: typeof toast) => void
const mounted = new Promise<typeof toast>((resolve) => {
  reportMounted = resolve
})

/** Whether a toast was requested, so that the area for toasts is needed. */
export const useToastsWanted = () => useSyncExternalStore(subscribe, () => isWanted)

/** The area for toasts is on the page and shows them. */
export const toasterMounted = (show: typeof toast) => reportMounted(show)

/** Shows a passing message. Never the only record of an error. */
export async function showToast({ type, title, message, action }: Toast) {
  isWanted = true
  for (const listener of listeners) listener()
  // A toast that comes before its area would be lost.
  const show = await mounted
  show[type](title, {
    duration: toastDuration(action !== undefined),
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onAction } }),
  })
}
