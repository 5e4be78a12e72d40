import { useSyncExternalStore } from 'react'
import { deviceStore } from './storage.ts'

type Theme = 'light' | 'dark'
/** `system`: as the device has it, at every hour. */
export type ThemeChoice = Theme | 'system'

// public/theme.js reads the same key before the first paint.
const key = 'theme'
const listeners = new Set<() => void>()
const dark = matchMedia('(prefers-color-scheme: dark)')
const shown = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')
const chosen = (): ThemeChoice => {
  const kept = deviceStore.get(key)
  return kept === 'dark' || kept === 'light' ? kept : 'system'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const listener of listeners) listener()
}
const ofSystem = (): Theme => (dark.matches ? 'dark' : 'light')

dark.addEventListener('change', () => {
  if (chosen() === 'system') show(ofSystem())
})

function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') deviceStore.remove(key)
  else deviceStore.set(key, choice)
  show(choice === 'system' ? ofSystem() : choice)
}

/** The current theme, the selected one, and how to select one; the selection is stored on this device. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shown)
  const choice = useSyncExternalStore(subscribe, chosen)
  return { theme, choice, chooseTheme, switchTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') }
}
