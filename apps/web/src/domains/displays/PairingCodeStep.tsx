import { pairingCodeLength } from '@campanile/contract/displays/display-purposes.ts'
import { useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'
import { pairingError } from './pairingError.ts'

interface PairingCodeStepProps {
  code: string
  onFound: (code: string, pairing: Answer<'findPairing'>) => void
  onClose: () => void
}

/** The code that the display shows. */
export function PairingCodeStep({ code, onFound, onClose }: PairingCodeStepProps) {
  const find = useAct('findPairing')
  const [typed, setTyped] = useState(code)
  return (
    <FormDialog
      title={m.pairADisplay()}
      verb={m.continue()}
      busyLabel={m.checking()}
      busy={find.isPending}
      onSubmit={() => find.mutate({ code: typed }, { onSuccess: (pairing) => onFound(typed, pairing) })}
      onClose={onClose}
    >
      <TextField
        label={m.codeOnTheDisplay()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={pairingCodeLength + 4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={m.openOnDisplay({ host: location.host })}
        error={find.error ? pairingError(find.error) : undefined}
      />
    </FormDialog>
  )
}
