import { Monitor, Moon, Sun } from 'lucide-react'
import { type ThemeChoice, useTheme } from '#lib/theme.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { LanguageCard } from './language/LanguageCard.tsx'
import { m } from './messages.ts'

const choices = [
  { value: 'light', name: m.light(), Icon: Sun },
  { value: 'dark', name: m.dark(), Icon: Moon },
  { value: 'system', name: m.likeThisDevice(), Icon: Monitor },
] as const

const options = choices.map(({ value, name, Icon }) => ({
  value: value satisfies ThemeChoice,
  label: (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} aria-hidden="true" />
      {name}
    </span>
  ),
}))

/** `/app/settings/appearance` */
export function AppearanceSettings() {
  useDocumentTitle(m.appearance())
  const { choice, chooseTheme } = useTheme()
  return (
    <>
      <LanguageCard />
      <SettingsCard title={m.theme()} hint={m.keptOnThisDevice()}>
        <Segmented label={m.theme()} value={choice} onChange={chooseTheme} options={options} />
      </SettingsCard>
    </>
  )
}
