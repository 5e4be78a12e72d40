import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { ComboList } from './ComboList.tsx'
import { controlFrame, controlInput } from './controlClass.ts'
import { Field, type FieldOptions } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

export interface ComboOption {
  value: string
  label: string
  /** Tells options of one label apart. */
  sub?: ReactNode
}

interface ComboFieldProps extends FieldOptions {
  /** What is chosen, in words; empty: nothing. */
  shown: string
  /** The options that fit what is typed; undefined while they are looked for. */
  options: readonly ComboOption[] | undefined
  onType: (text: string) => void
  onChoose: (option: ComboOption) => void
  /** Lets the choice be taken back. */
  onClear?: (() => void) | undefined
  placeholder?: string
  name?: string
}

/** A choice among many: typing narrows what the server offers, arrow keys move in it. */
export function ComboField(props: ComboFieldProps) {
  const { label, error, ok, help, hint, below, optional, markRequired, className, ...rest } = props
  const { shown, options, onType, onChoose, onClear, placeholder = 'Type to find', name } = rest
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const open = typed !== undefined

  const show = (text: string) => {
    setTyped(text)
    setActive(0)
    onType(text)
  }
  const close = () => setTyped(undefined)
  const choose = (option: ComboOption | undefined) => {
    if (option) onChoose(option)
    close()
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive((at) => Math.min(at + 1, (options?.length ?? 1) - 1)) : show('')),
    ArrowUp: () => (open ? setActive((at) => Math.max(at - 1, 0)) : show('')),
    Enter: () => (open ? choose(options?.[active]) : show('')),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || (event.key === 'Escape' && !open)) return
    event.preventDefault()
    // The dialog around it would take Esc as its own.
    event.stopPropagation()
    act()
  }

  return (
    <Field {...{ label, error, ok, help, hint, below, optional, markRequired, className }}>
      {(control) => (
        <div className="relative">
          <div className={controlFrame(Boolean(error))}>
            <input
              type="text"
              role="combobox"
              name={name}
              autoComplete="off"
              spellCheck={false}
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && options?.[active] ? `${listId}-${active}` : undefined}
              placeholder={placeholder}
              className={controlInput}
              value={typed ?? shown}
              onChange={(event) => show(event.target.value)}
              onClick={() => !open && show('')}
              onBlur={close}
              onKeyDown={onKeyDown}
              {...control}
            />
            {onClear && shown && !open ? (
              <IconButton label={`Clear ${label.toLowerCase()}`} className="mr-1.5" onClick={onClear}>
                <X size={15} aria-hidden="true" />
              </IconButton>
            ) : (
              <ChevronDown size={16} className="pointer-events-none mr-3.5 text-ink-3" aria-hidden="true" />
            )}
          </div>
          <ComboList
            id={listId}
            label={label}
            open={open}
            options={options}
            active={active}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  )
}
