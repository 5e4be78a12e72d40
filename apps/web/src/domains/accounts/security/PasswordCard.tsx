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

/** For anyone who signs in with a linked account or a passkey alone: the link that sets a first password comes by mail. */
function NoPassword({ mailConfigured }: { mailConfigured: boolean }) {
  const send = useAct('sendPasswordLink', { onAnswer: replaceRead('readMyPassword') })
  if (send.isSuccess) {
    return (
      <Alert tone="ok" title="Link sent" takesFocus>
        <p>Open it within a day to set your password.</p>
      </Alert>
    )
  }
  return (
    <>
      {send.error && <SaveFailed title="The link was not sent" error={send.error} />}
      <p className="mb-4 text-base text-ink-2">
        You sign in without a password.{' '}
        {mailConfigured
          ? 'We’ll email you a link to set one.'
          : 'To set one, ask your administrator for a password reset link.'}
      </p>
      {mailConfigured && (
        <Button busy={send.isPending} busyLabel="Sending" onClick={() => send.mutate({})}>
          Email me a link
        </Button>
      )}
    </>
  )
}

/** Since when there is a password, and another one in its place. */
export function PasswordCard() {
  const { data, error, refetch } = useRead('readMyPassword', {})
  const { dateWithYear } = useTimeFormat()
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  const hint = data?.setAt ? `Set on ${dateWithYear(data.setAt)}.` : undefined
  return (
    <SettingsCard title="Password" hint={hint}>
      {error && !data && (
        <LoadFailed title="We couldn’t load your password settings" error={error} onRetry={refetch} />
      )}
      {!data && !error && <SkeletonList />}
      {data && !data.setAt && <NoPassword mailConfigured={data.mailConfigured} />}
      {changed && !changing && (
        <Alert tone="ok" title="Password changed" takesFocus className="mb-4">
          <p>You are signed out everywhere else.</p>
        </Alert>
      )}
      {data?.setAt && !changing && <Button onClick={() => setChanging(true)}>Change password</Button>}
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
