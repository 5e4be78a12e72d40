import { lazyDialog } from '#lib/lazyDialog.tsx'

export const Help = lazyDialog(() => import('#domains/help/HelpPanel.tsx'), 'HelpPanel')
export const MenuDrawer = lazyDialog(() => import('./MenuDrawer.tsx'), 'MenuDrawer')
export const MoreSheet = lazyDialog(() => import('./MoreSheet.tsx'), 'MoreSheet')
export const Palette = lazyDialog(() => import('./search/Palette.tsx'), 'Palette')
export const SignOut = lazyDialog(() => import('./SignOutDialog.tsx'), 'SignOutDialog')
