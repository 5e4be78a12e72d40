import { readPaperCode } from '@campanile/contract/results/paper-code.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

interface VerifyCodeFormProps {
  /** What stands in the address and is no code. */
  typed: string
  onCheck: (code: string) => void
}

/** Takes a code as it is read from paper; a slip of the finger is found before anybody is asked. */
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
        label="Code on the paper"
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
        error={isWrong ? 'This is no code. Compare it with the paper, character by character' : undefined}
        help="Twenty letters and digits. Capitals, hyphens and spaces do not matter."
      />
      <Button type="submit" variant="primary" size="lg" className="mt-3 w-full">
        Check
      </Button>
    </form>
  )
}
