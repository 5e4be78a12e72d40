import type { ReactNode } from 'react'

/** Milliseconds: spec.md section 9; longer where it offers to undo. */
const usual = 5_000
const withAction = 8_000

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
    duration: action ? withAction : usual,
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onAction } }),
  })
}
