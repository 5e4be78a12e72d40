import { use } from 'react'
import { MenuPartsContext } from './menuParts.ts'

export function MenuSeparator() {
  const parts = use(MenuPartsContext)
  return parts && <parts.Separator className="-mx-1 my-1 h-px bg-line" />
}
