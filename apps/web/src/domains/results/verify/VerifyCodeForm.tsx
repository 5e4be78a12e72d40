import { readPaperCode } from '@campanile/contract/results/paper-code.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

interface VerifyCodeFormProps {
  /** Text in the address that is not a code. */
  typed: string
  onCheck: (code: string) => void
}

/** Takes a code typed from a document; typing errors are found before the server is asked. */
export function VerifyCodeForm({ typed, onCheck }: VerifyCodeFormProps) {
  const [text, setText] = useState(typed)
  const [isWrong, setWrong] = useState(typed !== '')
  const check = (event: FormEvent) => {
    event.preventDefault()
    const code = readPaperCode(text)
    setWrong(code === null)
    if (code) onCheck(code)
  }
  return (
    <form onSubmit={check} noValidate>
      <TextField
        label={m.codeOnTheDocument()}
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        error={isWrong ? m.notAValidCode() : undefined}
        help={m.codeFormat()}
      />
      <Button type="submit" variant="primary" size="lg" className="mt-3 w-full">
        {m.check()}
      </Button>
    </form>
  )
}
