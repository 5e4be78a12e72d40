import { type DialogSize, dialogClass } from './dialogClass.ts'
import { Overlay, type OverlayProps } from './Overlay.tsx'

/** A modal for one decision; a sheet from the bottom on a phone. */
export const Dialog = ({ size = 'sm', ...frame }: OverlayProps & { size?: DialogSize }) => (
  <Overlay {...frame} className={dialogClass(size)} />
)
