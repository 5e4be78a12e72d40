import type { Role } from '@campanile/contract/roles.ts'
import type { LucideIcon } from 'lucide-react'
import type { ThemeChoice } from '#lib/theme.ts'

/** The effect of selecting an entry: it opens a screen, or changes the appearance. */
export type PaletteAct = { to: string } | { theme: ThemeChoice }

/** A screen, tab, section of the settings or action that the palette offers. */
export interface PaletteEntry {
  /** Its own among all entries, and the same on every visit. */
  id: string
  label: string
  /** The context of an entry whose label alone would be ambiguous. */
  detail?: string | undefined
  icon: LucideIcon
  roles: readonly Role[]
  act: PaletteAct
}
