import { type RefObject, useEffect } from 'react'

const selector = '[role="option"][aria-selected="true"]:not([aria-disabled="true"])'

/** cmdk goes on naming an option as the active one when another answer has replaced it: here it names the one that is. */
export function useActiveOption(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = root
    if (!current) return
    const nameActive = () => {
      const active = current.querySelector(selector)?.id ?? ''
      for (const element of current.querySelectorAll('[role="combobox"], [role="listbox"]')) {
        if (!active) element.removeAttribute('aria-activedescendant')
        else if (element.getAttribute('aria-activedescendant') !== active)
          element.setAttribute('aria-activedescendant', active)
      }
    }
    const watch = new MutationObserver(nameActive)
    watch.observe(current, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'aria-disabled', 'aria-activedescendant'],
    })
    return () => watch.disconnect()
  }, [root])
}
