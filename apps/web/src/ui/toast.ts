import { type ReactNode, useSyncExternalStore } from 'react'
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
let reportMounted: () => void
const mounted = new Promise<void>((resolve) => {
  reportMounted = resolve
})

/** Whether a toast was asked for, so that the area for toasts is needed. */
export const useToastsWanted = () => useSyncExternalStore(subscribe, () => isWanted)

/** The area for toasts is on the page. */
export const toasterMounted = () => reportMounted()

/** Shows a passing message. Never the only record of an error. */
export async function showToast({ type, title, message, action }: Toast) {
  isWanted = true
  for (const listener of listeners) listener()
  const { toast } = await import('sonner')
  // A toast that comes before its area is lost.
  await mounted
  toast[type](title, {
    duration: toastDuration(action !== undefined),
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onAction } }),
  })
}
