import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { countsText } from './importColumns.tsx'
import { importCountWords } from './importWords.ts'

/** Says what will be written, and asks whether new people are invited. */
export function ApplyDialog({ it, onClose }: { it: ImportView; onClose: () => void }) {
  const [invite, setInvite] = useState(false)
  const people = it.invitations.total
  return (
    <ActDialog
      title="Apply this import?"
      verb="Apply"
      busyLabel="Starting"
      act={useAct('applyImport')}
      input={{ importId: it.id, invite }}
      failed="The import was not started"
      onClose={onClose}
    >
      <p>{`${countsText(it)}. All valid lines are imported together. Rejected lines are skipped.`}</p>
      {it.can.invite && (
        <div className="mt-4">
          <CheckField
            label={people === 1 ? 'Invite the new person' : `Invite ${importCountWords(people)} new people`}
            help="Each gets an email with a link to set a password. You can also invite them individually later."
            checked={invite}
            onChange={({ target }) => setInvite(target.checked)}
          />
        </div>
      )}
    </ActDialog>
  )
}
