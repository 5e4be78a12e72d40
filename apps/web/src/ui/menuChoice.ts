import { createContext } from 'react'

/** Notes what was chosen in a menu, to be done once the menu has closed and its button has the focus. */
export const MenuChoiceContext = createContext<(act: () => void) => void>((act) => act())
