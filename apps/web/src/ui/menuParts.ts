import type { Item, Separator } from '@radix-ui/react-menu'
import { createContext } from 'react'

interface MenuParts {
  Item: typeof Item
  Separator: typeof Separator
  /** Runs the action once the menu has closed and its button has the focus. */
  choose: (act: () => void) => void
}

/** The components of an open menu. They are loaded with the panel when a menu opens. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)
