import { useState } from 'react'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
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
  const { data, error, refetch } = useRead('readMyPassword', {})
  const { dateWithYear } = useTimeFormat()
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const hint = data?.setAt ? m.setOn({ date: dateWithYear(data.setAt) }) : undefined
  return (
    <SettingsCard title={m.password()} hint={hint}>
      {error && !data && (
        <LoadFailed title={m.weCouldntLoadYourPasswordSettings()} error={error} onRetry={refetch} />
      )}
      {!data && !error && <SkeletonList />}
      {data && !data.setAt && <NoPassword mailConfigured={data.mailConfigured} />}
      {changed && !changing && (
        <Alert tone="ok" title={m.passwordChanged()} takesFocus className="mb-4">
          <p>{m.youAreSignedOutEverywhereElse()}</p>
        </Alert>
      )}
      {data?.setAt && !changing && <Button onClick={() => setChanging(true)}>{m.changePassword()}</Button>}
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
