import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { termsPath } from './rolloverSteps.ts'

export function DiscardRollover({ rolloverId }: { rolloverId: string }) {
  const [asking, setAsking] = useState(false)
  const discard = useAct('discardTermRollover')
  const navigate = useNavigate()
  return (
    <>
      <Button icon={<Trash2 size={15} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {m.discard()}
      </Button>
      {asking && (
        <ActDialog
          title={m.discardTitle()}
          verb={m.discard()}
          destructive
          act={discard}
          input={{ rolloverId }}
          done={m.discarded()}
          onDone={() => navigate(termsPath)}
          onClose={() => setAsking(false)}
        >
          {m.discardText()}
        </ActDialog>
      )}
    </>
  )
}
