import { pairingCodeLength } from '@campanile/contract/displays/display-purposes.ts'
import { type FormEvent, useState } from 'react'
import { dialogFooterClass } from '#ui/dialogClass.ts'
import { FormFooter } from '#ui/FormFooter.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FoundPairing, useFindPairing } from './displays.api.ts'
import { pairingError } from './pairingError.ts'

interface CodeStepProps {
  code: string
  onCancel: () => void
  onFound: (code: string, pairing: FoundPairing) => void
}

/** The code that the display shows. */
export function CodeStep({ code, onCancel, onFound }: CodeStepProps) {
  const find = useFindPairing()
  const [typed, setTyped] = useState(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find.mutate(typed, { onSuccess: (pairing) => onFound(typed, pairing) })
  }
  return (
    <>
      <form id="pairing-code" onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        <TextField
          label="Code on the display"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={pairingCodeLength + 4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={`Open ${location.host}/display on the display to see its code.`}
          error={find.error ? pairingError(find.error) : undefined}
        />
      </form>
      <div className={dialogFooterClass}>
        <FormFooter
          form="pairing-code"
          verb="Continue"
          busyLabel="Checking"
          busy={find.isPending}
          onCancel={onCancel}
        />
      </div>
    </>
  )
}
