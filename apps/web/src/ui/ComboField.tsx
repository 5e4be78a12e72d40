import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ComboList } from './ComboList.tsx'
import { controlFrame, controlInput } from './controlClass.ts'
import { Field, type FieldOptions } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { useCombo } from './useCombo.ts'

export interface ComboOption {
  value: string
  label: string
  /** Distinguishes options with the same label. */
  sub?: ReactNode
}

interface ComboFieldProps extends FieldOptions {
  /** The text of the selected option; empty: none. */
  shown: string
  /** The options that match the typed text; undefined while loading. */
  options: readonly ComboOption[] | undefined
  onType: (text: string) => void
  onChoose: (option: ComboOption) => void
  /** Offers to clear the selection. */
  onClear?: (() => void) | undefined
  placeholder?: string
  name?: string
}

const none: readonly ComboOption[] = []
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter']

/** A selection from many options: typing filters the server's options, arrow keys move between them. */
export function ComboField(props: ComboFieldProps) {
  const { label, error, ok, help, hint, below, optional, markRequired, className, ...rest } = props
  const { shown, options, onType, onChoose, onClear, placeholder = m.typeToFind(), name } = rest
  const [typed, setTyped] = useState<string>()
  const open = typed !== undefined
  const close = () => setTyped(undefined)
  const combo = useCombo({
    options: options ?? none,
    keyOf: ({ value }) => value,
    isOpen: open,
    onSelect: (option) => {
      onChoose(option)
      close()
    },
  })

  const show = (text: string) => {
    setTyped(text)
    combo.reset()
    onType(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (combo.onKeyDown(event)) return
    const act = open ? event.key === 'Escape' && close : openingKeys.includes(event.key) && (() => show(''))
    if (!act) return
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
              name={name}
              {...combo.inputProps}
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
              <IconButton label={m.clearSelection()} className="me-1.5" onClick={onClear}>
                <X size={15} aria-hidden="true" />
              </IconButton>
            ) : (
              <ChevronDown size={16} className="pointer-events-none me-3.5 text-ink-3" aria-hidden="true" />
            )}
          </div>
          <ComboList combo={combo} label={label} open={open} options={options} />
        </div>
      )}
    </Field>
  )
}
