import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react'

interface ComboOptions<Option> {
  /** Options that can be selected, in the order of the list. */
  options: readonly Option[]
  keyOf: (option: Option) => string
  isOpen: boolean
  /** After the last option comes the first. */
  loops?: boolean
  onSelect: (option: Option) => void
}

/**
 * The engine of a combo box: a text box keeps the focus while keys move the active option of a list. The first is
 * active until another is, and again once that is gone.
 */
export function useCombo<Option>({ options, keyOf, isOpen, loops = false, onSelect }: ComboOptions<Option>) {
  const listId = useId()
  const [key, setKey] = useState<string>()
  const at = Math.max(
    options.findIndex((it) => keyOf(it) === key),
    0,
  )
  const active = options[at]
  const idOf = (index: number) => `${listId}-${index}`
  const activeId = isOpen && active ? idOf(at) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const activate = (index: number) => {
    const wanted = loops
      ? (index + options.length) % options.length
      : Math.min(Math.max(index, 0), options.length - 1)
    const option = options[wanted]
    if (option) setKey(keyOf(option))
  }
  const moves: Record<string, () => void> = {
    ArrowDown: () => activate(at + 1),
    ArrowUp: () => activate(at - 1),
    Enter: () => active && onSelect(active),
  }

  return {
    listId,
    /** The first option is the active one again: another text was typed. */
    reset: () => setKey(undefined),
    toFirst: () => activate(0),
    toLast: () => activate(options.length - 1),
    /** Whether the list handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      const move = moves[event.key]
      if (!move || !isOpen || event.nativeEvent.isComposing) return false
      event.preventDefault()
      // The dialog around it would take the key as its own.
      event.stopPropagation()
      move()
      return true
    },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
    } as const,
    isActive: (option: Option) => option === active,
    /** The pointer must not take the focus from the text box, whose keys move in the list. */
    optionProps: (option: Option) => ({
      id: idOf(options.indexOf(option)),
      role: 'option',
      'aria-selected': option === active,
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onPointerMove: (_: PointerEvent) => option !== active && setKey(keyOf(option)),
      onClick: () => onSelect(option),
    }),
  }
}

export type Combo<Option> = ReturnType<typeof useCombo<Option>>
