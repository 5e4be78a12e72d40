import type { GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'
import { SchemeCard } from './SchemeCard.tsx'

const SchemeDialog = lazyDialog(() => import('./SchemeDialog.tsx'), 'SchemeDialog')

/** Grade schemes, each used from a term on. */
export function SchemesTab() {
  const query = useRead('listGradeSchemes', {})
  const { data } = query
  const [editing, setEditing] = useState<GradeScheme | 'new'>()
  const [archiving, setArchiving] = useState<GradeScheme>()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-72 text-base text-ink-2">{m.whatASchemeDoes()}</p>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setEditing('new')}
        >
          {m.addGradeScheme()}
        </Button>
      </div>
      <Loaded query={query} failure={m.weCouldntLoadTheGradeSchemes()} heading="h2">
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <Empty kind="none" title={m.noGradeSchemeYet()}>
                {m.addOneToGiveResults()}
              </Empty>
            </Card>
          ) : (
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
              {items.map((scheme) => (
                <SchemeCard
                  key={scheme.id}
                  scheme={scheme}
                  onEdit={() => setEditing(scheme)}
                  onArchive={() => setArchiving(scheme)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {editing && (
        <SchemeDialog
          {...(editing !== 'new' && { scheme: editing })}
          {...(data?.items[0] && { like: data.items[0] })}
          onClose={() => setEditing(undefined)}
        />
      )}
      {archiving && <ArchiveScheme scheme={archiving} onClose={() => setArchiving(undefined)} />}
    </>
  )
}

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Asks before a grade scheme is archived. */
function ArchiveScheme({ scheme, onClose }: { scheme: GradeScheme; onClose: () => void }) {
  const archive = useAct('archiveGradeScheme')
  return (
    <ActDialog
      title={m.archiveSchemeQuestion({ schemeName: scheme.name })}
      verb={m.archive()}
      busyLabel={m.archiving()}
      destructive
      act={archive}
      input={{ schemeId: scheme.id }}
      done={m.isArchived({ schemeName: scheme.name })}
      failed={m.theGradeSchemeWasNotArchived()}
      onClose={onClose}
    >
      {m.thePreviousSchemeAppliesAgain()}
    </ActDialog>
  )
}
