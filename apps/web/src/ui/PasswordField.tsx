import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { m } from './messages.ts'
import { TextField } from './TextField.tsx'

/** A text field whose characters can be shown or hidden. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-label={shown ? m.hidePassword() : m.showPassword()}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="me-1 grid size-9 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink max-md:size-10"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={toggle} />
}
