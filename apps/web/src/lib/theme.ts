import { useSyncExternalStore } from 'react'
import { deviceStore } from './storage.ts'

type Theme = 'light' | 'dark'

// public/theme.js reads the same key before the first paint.
const key = 'theme'
const listeners = new Set<() => void>()
const current = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  deviceStore.set(key, theme)
  for (const listener of listeners) listener()
}

/** The theme on screen and a switch to the other one; the choice is kept on this device. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current)
  return { theme, switchTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
