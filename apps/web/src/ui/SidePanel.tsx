import { cn } from '#lib/cn.ts'
import { Overlay, type OverlayProps } from './Overlay.tsx'

const widths = {
  narrow: 'md:w-[400px]',
  wide: 'md:w-[min(820px,calc(100vw-48px))]',
  /** As wide as the window, for content that is read beside a form. */
  full: 'md:w-[min(1680px,calc(100vw-48px))]',
}
export type PanelWidth = keyof typeof widths

/** A drawer where lines end on a desk, a sheet on a phone. */
export const sidePanelClass = (width: PanelWidth) =>
  cn(
    'fixed z-50 flex flex-col bg-raised shadow-3 outline-none dark:ring-1 dark:ring-line',
    'md:inset-y-0 md:inset-e-0 md:data-[state=open]:animate-panel',
    widths[width],
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-2xl max-md:data-[state=open]:animate-sheet',
  )

/** Everything about one item of the page behind it. */
export const SidePanel = ({ width = 'narrow', ...frame }: OverlayProps & { width?: PanelWidth }) => (
  <Overlay {...frame} className={sidePanelClass(width)} />
)
