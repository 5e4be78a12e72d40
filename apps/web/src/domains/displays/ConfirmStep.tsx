import type { DisplayTarget } from '@campanile/contract/displays/displays.ts'
import { type FormEvent, useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { dialogFooterClass } from '#ui/dialogClass.ts'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FoundPairing, useDisplayTargets, usePairDisplay } from './displays.api.ts'
import { pairingError } from './pairingError.ts'
import { targetOf, targetOptions } from './targetOptions.ts'

interface ConfirmStepProps {
  code: string
  pairing: FoundPairing
  target?: DisplayTarget
  onCancel: () => void
  onPaired: (name: string) => void
}

/** Which device it is, what it is to show, and what it is called. */
export function ConfirmStep({ code, pairing, target, onCancel, onPaired }: ConfirmStepProps) {
  const { time } = useTimeFormat()
  const targets = useDisplayTargets()
  const pair = usePairDisplay()
  const [name, setName] = useState('')
  const [selected, setSelected] = useState('')
  const options = targets.data ? targetOptions(targets.data, time) : []
  const chosen = target ?? targetOf(selected)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!chosen || !name.trim()) return
    pair.mutate({ code, name, target: chosen }, { onSuccess: (paired) => onPaired(paired.name) })
  }
  return (
    <>
      <form id="pair-display" onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {pair.error && (
          <Alert tone="bad" title="The display was not paired" takesFocus className="mb-4">
            {pairingError(pair.error)}
          </Alert>
        )}
        <Alert tone={pairing.sameAddress ? 'info' : 'warn'} title={pairing.device} className="mb-4">
          Requested at {time(pairing.startedAt)} from {pairing.address}
          {pairing.sameAddress ? ', the same address as yours.' : ', another address than yours.'} Only pair a
          display you can see.
        </Alert>
        {!target && (
          <SelectField
            label="Shows"
            options={[{ value: '', label: targets.data ? 'Select what it shows' : 'Loading...' }, ...options]}
            value={selected}
            onChange={(event) => setSelected(event.target.value)}
            error={tried && !chosen ? 'Select what the display shows' : undefined}
            help={
              targets.data && options.length === 0
                ? 'There is nothing to show yet. Start check-in for a session first.'
                : undefined
            }
          />
        )}
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          placeholder="Main entrance"
          error={tried && !name.trim() ? 'Enter a name for the display' : undefined}
        />
      </form>
      <div className={dialogFooterClass}>
        <FormFooter
          form="pair-display"
          verb="Pair display"
          busyLabel="Pairing"
          busy={pair.isPending}
          onCancel={onCancel}
        />
      </div>
    </>
  )
}
