import { lazyScreen } from '#lib/lazyScreen.tsx'
import { loadPopovers } from '#ui/PopoverButton.tsx'

// What lies over the shell or works behind it: fetched after the screen, which does not wait for it.

export const Background = lazyScreen(() => import('./Background.tsx'), 'Background')
export const MenuDrawer = lazyScreen(() => import('./MenuDrawer.tsx'), 'MenuDrawer')
export const SignOut = lazyScreen(() => import('./SignOutDialog.tsx'), 'SignOutDialog')
export const Palette = lazyScreen(() => import('./search/Palette.tsx'), 'Palette')

/** Fetches what opens at a press before it is pressed: that may be when the connection is gone. */
export function loadOverlays() {
  const loads = [loadPopovers, MenuDrawer.load, SignOut.load, Palette.load]
  for (const load of loads) load().catch(() => undefined)
}
