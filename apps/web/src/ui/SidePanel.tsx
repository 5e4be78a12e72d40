import { cn } from '#lib/cn.ts'
import { Overlay, type OverlayProps } from './Overlay.tsx'

/** A drawer at the right on a desk, a sheet on a phone. */
export const sidePanelClass = (wide: boolean) =>
  cn(
    'fixed z-50 flex flex-col bg-raised shadow-3 outline-none dark:ring-1 dark:ring-line',
    'md:inset-y-0 md:right-0 md:data-[state=open]:animate-panel',
    wide ? 'md:w-[min(820px,calc(100vw-48px))]' : 'md:w-[400px]',
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-2xl max-md:data-[state=open]:animate-sheet',
  )

/** Everything about one item of the page behind it. */
export const SidePanel = ({ wide = false, ...frame }: OverlayProps & { wide?: boolean }) => (
  <Overlay {...frame} className={sidePanelClass(wide)} />
)
