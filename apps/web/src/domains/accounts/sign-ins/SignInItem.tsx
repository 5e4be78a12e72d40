import type { SignIn } from '@campanile/contract/accounts/my-sign-in.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

function EndSignIn({ signIn, onClose }: { signIn: SignIn; onClose: () => void }) {
  const { id, device } = signIn
  return (
    <ActDialog
      title={m.signOutDeviceQuestion({ device })}
      verb={m.signOut()}
      busyLabel={m.signingOut()}
      destructive
      act={useAct('endSignIn', { onAnswer: replaceRead('listSignIns') })}
      input={{ signInId: id }}
      done={m.deviceIsSignedOut({ device })}
      failed={m.deviceWasNotSignedOut({ device })}
      onClose={onClose}
    >
      {m.itIsSignedOutImmediately()}
    </ActDialog>
  )
}

/** One signed-in browser: its name, its address, and when it was last used. */
export function SignInItem({ signIn }: { signIn: SignIn }) {
  const { dateTime } = useTimeFormat()
  const [ending, setEnding] = useState(false)
  const { device, address, signedInAt, lastActiveAt, current } = signIn
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-sm:flex-wrap">
      <MonitorSmartphone size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-base font-label">
          {device}
          {current && (
            <Chip tone="ok" glyph="tick">
              {m.thisBrowser()}
            </Chip>
          )}
        </p>
        <p className="tnum break-words text-sm text-ink-3">
          {current ? m.activeNow() : m.lastActive({ time: dateTime(lastActiveAt) })}
          {' · '}
          {m.signedInFrom({ time: dateTime(signedInAt), address })}
        </p>
      </div>
      {!current && (
        <Button aria-label={m.signOutDevice({ device })} onClick={() => setEnding(true)}>
          {m.signOut()}
        </Button>
      )}
      {ending && <EndSignIn signIn={signIn} onClose={() => setEnding(false)} />}
    </li>
  )
}
