import type { PayProfile, PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { heldWords } from '../payWords.ts'
import { m } from './messages.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

export type ProfileAct = { act: 'add' } | { act: 'edit' | 'remove'; profile: PayProfile }

interface ProfileActDialogProps {
  history: PayProfileHistory
  chosen: ProfileAct
  onClose: () => void
}

/** The dialog in which a pay profile is added, changed or removed. */
export function ProfileActDialog({ history, chosen, onClose }: ProfileActDialogProps) {
  const known = useRead('listPayItems', {}).data?.items
  const remove = useAct('removePayProfile')
  if (chosen.act === 'remove')
    return (
      <ActDialog
        title={m.removeThisPayProfile()}
        verb={m.remove()}
        busyLabel={m.removing()}
        destructive
        act={remove}
        input={{ payProfileId: chosen.profile.id, version: chosen.profile.version }}
        done={m.payProfileRemoved()}
        failed={m.thePayProfileWasNotRemoved()}
        onClose={onClose}
      >
        {m.profileWasNeverUsed({
          period: heldWords(chosen.profile),
          personName: history.person.name,
        })}
      </ActDialog>
    )
  if (!known) return null
  const profile = chosen.act === 'edit' ? { profile: chosen.profile } : {}
  return <ProfileDialog history={history} known={known} {...profile} onClose={onClose} />
}
