import { Moon, Sun } from 'lucide-react'
import { useTheme } from '#lib/theme.ts'
import { IconButton } from '#ui/IconButton.tsx'

export function ThemeSwitch() {
  const { theme, switchTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={theme === 'dark' ? 'Use light theme' : 'Use dark theme'}
      onClick={switchTheme}
      className="max-md:hidden"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
