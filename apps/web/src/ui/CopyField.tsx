import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { m } from './messages.ts'
import { TextField } from './TextField.tsx'

interface CopyFieldProps {
  label: string
  value: string
  onCopied?: () => void
}

/** The clipboard is closed to pages without https; the text is marked then, for the keyboard to copy. */
const writeClipboard = async (text: string) => {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

/** A text to hand over, with a button that copies it. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'marked'>()
  const copy = async () => {
    const copied = await writeClipboard(value)
    setOutcome(copied ? 'copied' : 'marked')
    if (copied) return onCopied?.()
    input.current?.focus()
    input.current?.select()
  }
  return (
    <TextField
      ref={input}
      label={label}
      value={value}
      readOnly
      spellCheck={false}
      onCopy={onCopied}
      ok={outcome === 'copied' ? m.copied() : undefined}
      help={outcome === 'marked' ? m.textSelectedPressCtrlC() : undefined}
      trailing={
        <Button onClick={copy} className="me-1.5 shrink-0" icon={<Copy size={14} aria-hidden="true" />}>
          {m.copy()}
        </Button>
      }
    />
  )
}
