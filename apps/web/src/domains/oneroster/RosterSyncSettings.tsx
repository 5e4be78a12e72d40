import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'
import { RosterSyncs } from './RosterSyncs.tsx'
import { SourceItem } from './SourceItem.tsx'

const SourceDialog = lazyDialog(() => import('./SourceDialog.tsx'), 'SourceDialog')

/** `/app/settings/roster` */
export function RosterSyncSettings() {
  useDocumentTitle(m.rosterSync())
  const [adding, setAdding] = useState(false)
  const query = useRead('readRosterSource', {})
  return (
    <>
      <SettingsCard
        title={m.rosterSync()}
        hint={m.aboutRosterSync()}
        actions={
          query.data?.source === null && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {m.setUpSource()}
            </Button>
          )
        }
      >
        <Loaded query={query} failure={m.weCouldntLoadTheSource()}>
          {({ source, syncs }) =>
            source ? (
              <SourceItem source={source} isRunning={syncs[0]?.result === null} />
            ) : (
              <Empty kind="none" title={m.noSourceYet()}>
                {m.noSourceYetAdvice()}
              </Empty>
            )
          }
        </Loaded>
      </SettingsCard>
      {query.data?.source && <RosterSyncs syncs={query.data.syncs} />}
      {adding && <SourceDialog onClose={() => setAdding(false)} />}
    </>
  )
}
