import { codeLength } from '@campanile/contract/attendance.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useRedeemShortCode } from '../attendance.api.ts'
import { typedCode } from './typedCode.ts'

const failureWords = (error: unknown) =>
  hasCode(error, 'too-many-requests')
    ? 'Too many tries. Wait a few minutes, or scan the code instead.'
    : sentenceOf(error)

/** The short code from the classroom screen; leads on to the check-in of its class. */
export function CodeForm() {
  const navigate = useNavigate()
  const redeem = useRedeemShortCode()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const code = typedCode(text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIncomplete(code === undefined)
    if (code === undefined) return input.current?.focus()
    redeem.mutate(
      { code },
      {
        onSuccess: ({ classId }) => navigate(`/attendance/${classId}/code`),
        onError: () => input.current?.select(),
      },
    )
  }
  const error = incomplete
    ? `The code has ${codeLength} letters and digits.`
    : redeem.error
      ? failureWords(redeem.error)
      : undefined
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label="Code on the classroom screen"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={codeLength + 2}
        value={text}
        onChange={(event) => {
          setText(event.target.value.toUpperCase())
          setIncomplete(false)
          redeem.reset()
        }}
        error={error}
        help="It changes every 15 seconds; type the one that is there now."
      />
      <Button
        type="submit"
        variant="brass"
        size="xl"
        className="mt-3 w-full"
        busy={redeem.isPending}
        busyLabel="Checking the code"
      >
        Check in
      </Button>
    </form>
  )
}
