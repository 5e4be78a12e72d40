import type { Item, Separator } from '@radix-ui/react-menu'
import { createContext } from 'react'

interface MenuParts {
  Item: typeof Item
  Separator: typeof Separator
  /** Runs the action once the menu has closed and its button has the focus. */
  choose: (act: () => void) => void
}

/** What the items of an open menu are made of. They come with the panel, which is fetched when a menu opens. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)
