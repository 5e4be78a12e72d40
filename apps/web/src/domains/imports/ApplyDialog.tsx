import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { countsText } from './importColumns.tsx'
import { m } from './messages.ts'

/** Lists what will be written, with the option to invite new people. */
export function ApplyDialog({ it, onClose }: { it: ImportView; onClose: () => void }) {
  const [invite, setInvite] = useState(false)
  const people = it.invitations.total
  return (
    <ActDialog
      title={m.applyThisImport()}
      verb={m.apply()}
      busyLabel={m.starting()}
      act={useAct('applyImport')}
      input={{ importId: it.id, invite }}
      failed={m.theImportWasNotStarted()}
      onClose={onClose}
    >
      <p>{m.validLinesAreImportedTogether({ counts: countsText(it) })}</p>
      {it.can.invite && (
        <div className="mt-4">
          <CheckField
            label={m.inviteNewPeople({ people })}
            help={m.eachGetsAnInvitation()}
            checked={invite}
            onChange={({ target }) => setInvite(target.checked)}
          />
        </div>
      )}
    </ActDialog>
  )
}
