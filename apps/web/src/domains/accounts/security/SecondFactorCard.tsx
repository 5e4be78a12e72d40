import type { SecondFactorState } from '@campanile/contract/accounts/second-factor.ts'
import { useState } from 'react'
import { writeRead } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { AppCodeForm } from '#ui/AppCodeForm.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { showToast } from '#ui/toast.ts'
import { DisableSecondFactor } from './DisableSecondFactor.tsx'
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx'
import { m } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Act = 'enrol' | 'renew' | 'disable'

/** Below this many recovery codes, new ones are worth a warning. */
const few = 3

/** The current state and the available actions. */
function Summary({ state, onAct }: { state: SecondFactorState; onAct: (act: Act) => void }) {
  const { dateWithYear } = useTimeFormat()
  if (!state.on || !state.since) {
    return (
      <>
        <p className="mb-4 max-w-2xl text-base text-ink-2">{m.whyTwoStepSignIn()}</p>
        <Button variant="primary" onClick={() => onAct('enrol')}>
          {m.setUp()}
        </Button>
      </>
    )
  }
  const { recoveryCodesLeft: left } = state
  return (
    <>
      <p className="text-base text-ink-2">{m.onSince({ date: dateWithYear(state.since), left })}</p>
      {left < few && (
        <Alert tone="warn" className="mt-3">
          {m.createNewCodesSoon()}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => onAct('renew')}>{m.newRecoveryCodes()}</Button>
        {!state.required && (
          <Button variant="danger" onClick={() => onAct('disable')}>
            {m.turnOff()}
          </Button>
        )}
      </div>
      {state.required && <p className="mt-3 text-sm text-ink-3">{m.yourInstitutionRequiresItForAdmins()}</p>}
    </>
  )
}

/** Two-step sign-in: setting it up, its recovery codes, turning it off. */
export function SecondFactorCard() {
  const query = useRead('readSecondFactor', {})
  const [act, setAct] = useState<Act | null>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const stop = () => setAct(null)
  const keep = (fresh: readonly string[]) => {
    setCodes(fresh)
    stop()
  }
  const turnedOff = () => {
    stop()
    void showToast({ type: 'success', title: m.twoStepSignInIsOff() })
  }
  return (
    <SettingsCard
      title={m.twoStepSignIn()}
      hint={m.aboutTwoStepSignIn()}
      actions={
        query.data?.on && (
          <Chip tone="ok" glyph="tick">
            {m.on()}
          </Chip>
        )
      }
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <Loaded query={query} failure={m.weCouldntLoadYourTwoStep()}>
        {(state) => !codes && !act && <Summary state={state} onAct={setAct} />}
      </Loaded>
      {act === 'enrol' && <EnrolSecondFactor onCancel={stop} onDone={keep} />}
      {act === 'renew' && <RenewCodes onCancel={stop} onDone={keep} />}
      {act === 'disable' && <DisableSecondFactor onCancel={stop} onDone={turnedOff} />}
    </SettingsCard>
  )
}

interface RenewCodesProps {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Replaces the recovery codes. */
function RenewCodes({ onCancel, onDone }: RenewCodesProps) {
  const renew = useAct('renewRecoveryCodes', {
    onAnswer: (client, { state }) => writeRead(client, 'readSecondFactor', {}, () => state),
  })
  return (
    <AppCodeForm
      submitLabel={m.createNewCodes()}
      busyLabel={m.creatingCodes()}
      busy={renew.isPending}
      error={renew.error}
      onCancel={onCancel}
      onSubmit={(code) => renew.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
    />
  )
}
