import { useState } from 'react'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { m } from './messages.ts'

/**
 * For people who sign in only with a linked account or a passkey: the link to set a first password is sent by
 * email.
 */
function NoPassword({ mailConfigured }: { mailConfigured: boolean }) {
  const send = useAct('sendPasswordLink', { onAnswer: replaceRead('readMyPassword') })
  if (send.isSuccess) {
    return (
      <Alert tone="ok" title={m.linkSent()} takesFocus>
        <p>{m.openItWithinADay()}</p>
      </Alert>
    )
  }
  return (
    <>
      {send.error && <SaveFailed title={m.theLinkWasNotSent()} error={send.error} />}
      <p className="mb-4 text-base text-ink-2">
        {mailConfigured ? m.noPasswordAskByEmail() : m.noPasswordAskAdmin()}
      </p>
      {mailConfigured && (
        <Button busy={send.isPending} busyLabel={m.sending()} onClick={() => send.mutate({})}>
          {m.emailMeALink()}
        </Button>
      )}
    </>
  )
}

/** When the password was set, and a form to change it. */
export function PasswordCard() {
  const query = useRead('readMyPassword', {})
  const { data } = query
  const { dateWithYear } = useTimeFormat()
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const hint = data?.setAt ? m.setOn({ date: dateWithYear(data.setAt) }) : undefined
  return (
    <SettingsCard title={m.password()} hint={hint}>
      {changed && !changing && (
        <Alert tone="ok" title={m.passwordChanged()} takesFocus className="mb-4">
          <p>{m.youAreSignedOutEverywhereElse()}</p>
        </Alert>
      )}
      <Loaded query={query} failure={m.weCouldntLoadYourPasswordSettings()}>
        {({ setAt, mailConfigured }) =>
          setAt ? (
            !changing && <Button onClick={() => setChanging(true)}>{m.changePassword()}</Button>
          ) : (
            <NoPassword mailConfigured={mailConfigured} />
          )
        }
      </Loaded>
      {changing && (
        <ChangePasswordForm
          onCancel={() => setChanging(false)}
          onChanged={() => {
            setChanging(false)
            setChanged(true)
          }}
        />
      )}
    </SettingsCard>
  )
}
