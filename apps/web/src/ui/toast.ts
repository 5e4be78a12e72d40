import type { ReactNode } from 'react'
import { toastDuration } from './toastDuration.ts'

interface Toast {
  type: 'success' | 'error' | 'info'
  title: ReactNode
  message?: string
  action?: { label: string; onAction: () => void }
}

/** Shows a passing message. Never the only record of an error. */
export async function showToast({ type, title, message, action }: Toast) {
  const { toast } = await import('sonner')
  toast[type](title, {
    duration: toastDuration(action !== undefined),
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onAction } }),
  })
}
