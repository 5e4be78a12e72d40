import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 250

interface SearchInputProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name and placeholder: "Find a person". */
  label: string
  className?: string
}

/**
 * The input runs ahead of `value`; a value that was not typed here (back, cleared filters) replaces it.
 * `send` does not wait for a pause in typing.
 */
function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const send = () => {
    if (typed === sent) return
    setSent(typed)
    onChange(typed)
  }
  const sendLast = useEffectEvent(send)
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(sendLast, pause)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return { typed, setTyped, send }
}

export function SearchInput({ value, onChange, label, className }: SearchInputProps) {
  const { typed, setTyped, send } = useTyped(value, onChange)
  return (
    <div
      className={cn(
        'edge flex h-8 items-center gap-2 rounded-sm bg-surface px-2.5 shadow-control',
        'focus-within:shadow-control-focus max-md:h-10 dark:bg-raised',
        className,
      )}
    >
      <Search size={15} className="shrink-0 text-ink-3" aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // A link that is pressed follows earlier input, and is not undone by it.
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // A search does not submit the form around it.
          event.preventDefault()
          send()
        }}
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3 max-md:text-lg"
      />
      {typed && (
        <button
          type="button"
          aria-label={m.clearSearch()}
          onClick={() => setTyped('')}
          className="grid size-6 place-items-center rounded-xs text-ink-3 hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
