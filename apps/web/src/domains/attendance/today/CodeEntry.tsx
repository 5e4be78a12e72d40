import { codeLength } from '@campanile/contract/attendance/check-in-code.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import { typedCode } from './typedCode.ts'

interface CodeEntryProps {
  submitLabel: string
  busy: boolean
  /** Why the last code was refused; the typed code is then selected. */
  error: string | undefined
  /** The input has changed, so the last outcome does not apply to it. */
  onChange: () => void
  onCode: (code: string) => void
  /** A complete code is sent without the button. */
  sendsItself?: boolean
}

/** Takes the short code from the classroom screen. */
export function CodeEntry({
  submitLabel,
  busy,
  error,
  onChange,
  onCode,
  sendsItself = true,
}: CodeEntryProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const code = typedCode(text)
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIncomplete(code === undefined)
    if (code === undefined) input.current?.focus()
    else onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={m.codeOnTheClassroomScreen()}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={codeLength + 2}
        value={text}
        onChange={(event) => {
          const next = event.target.value.toUpperCase()
          setText(next)
          setIncomplete(false)
          onChange()
          const complete = typedCode(next)
          if (sendsItself && complete && !busy) onCode(complete)
        }}
        error={incomplete ? m.codeLength({ length: codeLength }) : error}
        help={sendsItself ? m.codeIsSentWhenComplete() : m.enterTheNewCode()}
      />
      <Button
        type="submit"
        variant="secondary"
        size="xl"
        className="mt-3 w-full"
        busy={busy}
        busyLabel={m.checkingTheCode()}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
