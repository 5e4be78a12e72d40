import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmIdentity } from '#ui/ConfirmIdentity.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { showToast } from '#ui/toast.ts'
import { actWith } from '../outcomes.ts'

type Way = NonNullable<ComponentProps<typeof ConfirmIdentity>['first']>

const ways = [
  { value: 'password', label: 'Password' },
  { value: 'code', label: 'Authenticator app' },
  { value: 'passkey', label: 'Passkey' },
  { value: 'none', label: 'Nothing' },
] as const
const ends = [
  { value: 'done', label: 'Done' },
  { value: 'wrong', label: 'Wrong' },
  { value: 'no-response', label: 'No response' },
] as const

export function IdentityPage() {
  const [first, setFirst] = useState<Way>('password')
  const [outcome, setOutcome] = useState<(typeof ends)[number]['value']>('done')
  const [open, setOpen] = useState(false)
  const check = useMutation({
    mutationFn: () => actWith(outcome, undefined),
    onSuccess: () => {
      setOpen(false)
      void showToast({ type: 'success', title: 'The pay run is locked' })
    },
  })
  const way = { busy: check.isPending, error: check.error, onSubmit: () => check.mutate() }
  const unused = { busy: false, error: null, onSubmit: () => check.mutate() }
  return (
    <>
      <Segmented label="Has" options={ways} value={first} onChange={setFirst} className="mb-3" />
      <Segmented label="Outcome" options={ends} value={outcome} onChange={setOutcome} className="mb-6" />
      <div>
        <Button
          onClick={() => {
            check.reset()
            setOpen(true)
          }}
        >
          Lock pay run
        </Button>
      </div>
      {open && (
        <ConfirmIdentity
          first={first}
          hasPasskey={first === 'passkey' || first === 'password'}
          email="amina@example.test"
          password={first === 'password' ? way : unused}
          code={first === 'code' ? way : unused}
          passkey={first === 'passkey' ? way : unused}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}
