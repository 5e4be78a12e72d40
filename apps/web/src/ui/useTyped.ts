import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { TypedKind } from './typedKind.ts'

/** The change event for forms, accepted by react-hook-form and by plain handlers. */
interface FieldEvent {
  type: string
  target: { name: string; value: string; type: string }
}

/** The registration of a field in a form; its value is not the displayed text. */
interface FieldHandle {
  readonly type: string
  /** A text when read. Forms also write null and numbers. */
  value: unknown
  focus: () => void
}

export type FieldRef = (handle: FieldHandle | HTMLInputElement | null) => void

export interface TypedProps {
  name?: string | undefined
  /** Absent if a form holds it through `ref`. */
  value?: string | undefined
  onChange?: ((event: FieldEvent) => unknown) | undefined
  onBlur?: ((event: FieldEvent) => unknown) | undefined
  ref?: FieldRef | undefined
  readOnly?: boolean | undefined
}

interface Typed {
  text: string
  value: string
  /** The person has left the field, so the text can be validated. */
  isLeft: boolean
}

/** A text box for a typed value: people write it their way, and it is shown in ours once they leave the field. */
export function useTyped(kind: TypedKind, props: TypedProps) {
  const { name = '', value: given, onChange, onBlur, ref, readOnly = false } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>(() => shown(kind, given ?? ''))
  const held = useRef(typed.value)
  const [seen, setSeen] = useState(given)
  if (given !== undefined && given !== seen) {
    setSeen(given)
    // A value that results from typing leaves the text unchanged.
    if (given !== typed.value) setTyped(shown(kind, given))
  }

  const [handle] = useState(
    (): FieldHandle => ({
      type: 'text',
      get value() {
        return held.current
      },
      set value(next) {
        const value = next === null || next === undefined || Number.isNaN(next) ? '' : String(next)
        held.current = value
        setTyped(shown(kind, value))
      },
      focus: () => input.current?.focus(),
    }),
  )
  useImperativeHandle(ref, () => handle, [handle])

  const put = (next: Typed) => {
    setTyped(next)
    if (next.value === typed.value) return
    held.current = next.value
    onChange?.({ type: 'change', target: { name, value: next.value, type: 'text' } })
  }
  const set = (value: string) => put(shown(kind, value))
  const pickDay = (day: string) => {
    const text = kind.withDay?.(day, typed.value) ?? typed.text
    put({ text, value: readText(kind, text) ?? '', isLeft: false })
  }
  const settle = () => {
    const value = readText(kind, typed.text)
    put(value === undefined ? { ...typed, value: '', isLeft: true } : { ...shown(kind, value), isLeft: true })
    return value ?? ''
  }
  const isUnknown = readText(kind, typed.text) === undefined

  /** An invalid text would be sent as an empty field, so it blocks the form. */
  const hold = useEffectEvent((event: Event) => {
    if (!isUnknown || input.current?.matches(':disabled')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    setTyped({ ...typed, isLeft: true })
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    const listener = (event: Event) => hold(event)
    form?.addEventListener('submit', listener, true)
    return () => form?.removeEventListener('submit', listener, true)
  }, [])

  return {
    input: {
      ref: input,
      name,
      value: typed.text,
      readOnly,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value
        const value = text.trim() === '' || kind.isFull(text) ? readText(kind, text) : undefined
        put({ text, value: value ?? typed.value, isLeft: false })
      },
      onBlur: () => {
        const value = settle()
        onBlur?.({ type: 'blur', target: { name, value, type: 'text' } })
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle()
        const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
        if (!by || event.altKey || event.ctrlKey || event.metaKey || readOnly) return
        event.preventDefault()
        set(kind.step(kind.parse(typed.text) ?? typed.value, by))
      },
    },
    value: typed.value,
    set,
    pickDay,
    focus: handle.focus,
    /** The text isn't a valid value. */
    unknown: typed.isLeft && isUnknown ? kind.advice : undefined,
    /** The value is outside its limits. */
    problem: typed.isLeft && typed.value ? kind.problemOf(typed.value) : undefined,
  }
}

const shown = (kind: TypedKind, value: string): Typed => ({ text: kind.words(value), value, isLeft: false })

const readText = (kind: TypedKind, text: string) => (text.trim() === '' ? '' : kind.parse(text))
