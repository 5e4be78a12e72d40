import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const MyPhoneDialog = lazyDialog(() => import('./MyPhoneDialog.tsx'), 'MyPhoneDialog')

/** The person's own phone number, which they can change themselves. */
export function PhoneCard() {
  const { phone } = useUser()
  const [changing, setChanging] = useState(false)
  return (
    <SettingsCard title={m.phone()} hint={m.whoSeesYourPhone()}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {phone && (
          <span className="tnum text-base font-label">
            <Verbatim>{phone}</Verbatim>
          </span>
        )}
        <Button onClick={() => setChanging(true)}>{phone ? m.changePhone() : m.addPhone()}</Button>
      </div>
      {changing && <MyPhoneDialog phone={phone} onClose={() => setChanging(false)} />}
    </SettingsCard>
  )
}
