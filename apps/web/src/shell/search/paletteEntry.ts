import type { Role } from '@campanile/contract/roles.ts'
import type { LucideIcon } from 'lucide-react'
import type { ThemeChoice } from '#lib/theme.ts'

/** What an entry does when selected: it opens a screen, or changes how the pages look. */
export type PaletteAct = { to: string } | { theme: ThemeChoice }

/** A screen, tab, section of the settings or action that the palette offers. */
export interface PaletteEntry {
  /** Its own among all entries, and the same on every visit. */
  id: string
  label: string
  /** Where it belongs, or which one it is, where the label alone could mean several. */
  detail?: string | undefined
  icon: LucideIcon
  roles: readonly Role[]
  act: PaletteAct
}
