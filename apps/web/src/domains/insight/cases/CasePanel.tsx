import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { CaseBody } from './CaseBody.tsx'
import { type CaseAct, caseDialogs } from './caseDialogs.ts'
import { m } from './messages.ts'

interface CasePanelProps {
  caseId: string
  onClose: () => void
}

/** A case: owner, next step, notes and messages, and outcome. */
export function CasePanel({ caseId, onClose }: CasePanelProps) {
  const query = useRead('readStudentCase', { caseId })
  const { data } = query
  const [asking, setAsking] = useState<CaseAct>()
  const Dialog = asking && caseDialogs[asking]
  return (
    <SidePanel
      width="wide"
      title={data ? m.caseOf({ name: data.student.name }) : m.cases()}
      description={data && (data.class?.course ?? m.allClasses())}
      onClose={onClose}
      footer={
        data?.can.reopen ? (
          <Button size="lg" onClick={() => setAsking('reopen')}>
            {m.reopenCase()}
          </Button>
        ) : (
          data?.can.change && (
            <>
              <Button size="lg" className="md:me-auto" onClick={() => setAsking('close')}>
                {m.closeCase()}
              </Button>
              <Button size="lg" onClick={() => setAsking('note')}>
                {m.addNote()}
              </Button>
              <Button size="lg" onClick={() => setAsking('plan')}>
                {m.planNextStep()}
              </Button>
              <Button size="lg" variant="primary" onClick={() => setAsking('message')}>
                {m.messageStudent()}
              </Button>
            </>
          )
        )
      }
    >
      <Loaded query={query} failure={m.couldntLoadCase()}>
        {(found) => <CaseBody found={found} />}
      </Loaded>
      {data && Dialog && <Dialog found={data} onClose={() => setAsking(undefined)} />}
    </SidePanel>
  )
}
