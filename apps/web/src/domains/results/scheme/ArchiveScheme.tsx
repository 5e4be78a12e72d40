import type { GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Asks before a grade scheme is archived. */
export function ArchiveScheme({ scheme, onClose }: { scheme: GradeScheme; onClose: () => void }) {
  const archive = useAct('archiveGradeScheme')
  return (
    <ActDialog
      title={`Archive ${scheme.name}?`}
      verb="Archive"
      busyLabel="Archiving"
      destructive
      act={archive}
      input={{ schemeId: scheme.id }}
      done={`${scheme.name} is archived`}
      failed="The grade scheme was not archived"
      onClose={onClose}
    >
      The scheme before it is used again.
    </ActDialog>
  )
}
