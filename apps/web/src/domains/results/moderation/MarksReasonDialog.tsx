import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { counted } from '#lib/counted.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

type Act = 'reopen' | 'withhold' | 'release'

interface MarksReasonDialogProps {
  act: Act
  sheet: MarkSheet
  studentIds?: readonly string[]
  onClose: () => void
}

const words: Record<Act, { verb: string; busy: string; failed: string; help: string }> = {
  reopen: {
    verb: 'Reopen',
    busy: 'Reopening',
    failed: 'The sheet was not reopened',
    help: 'Lecturers can read this',
  },
  withhold: {
    verb: 'Withhold',
    busy: 'Withholding',
    failed: 'The marks were not withheld',
    help: 'Only staff can read this. The student sees that the mark is withheld, but not why',
  },
  release: {
    verb: 'Release',
    busy: 'Releasing',
    failed: 'The marks were not released',
    help: 'Kept in the history',
  },
}

/** Reopens a sheet, or withholds or releases marks, with a reason. */
export function MarksReasonDialog({ act, sheet, studentIds = [], onClose }: MarksReasonDialogProps) {
  const reopen = useAct('reopenMarkSheet')
  const withhold = useAct('withholdMarks')
  const release = useAct('releaseMarks')
  const { verb, busy, failed, help } = words[act]
  const { isPending, error } = { reopen, withhold, release }[act]
  const marks = counted(studentIds.length, 'mark')
  const done = {
    reopen: `${sheet.title} is open again`,
    withhold: `${marks} withheld`,
    release: `${marks} released`,
  }
  const onSuccess = () => {
    void showToast({ type: 'success', title: done[act] })
    onClose()
  }
  const submit = (reason: string) => {
    const { id: sheetId, version } = sheet
    const of = { sheetId, studentIds: [...studentIds] }
    if (act === 'reopen') reopen.mutate({ sheetId, version, reason }, { onSuccess })
    if (act === 'withhold') withhold.mutate({ ...of, reason }, { onSuccess })
    if (act === 'release') release.mutate({ ...of, reason: reason || null }, { onSuccess })
  }
  return (
    <ReasonDialog
      title={act === 'reopen' ? `Reopen ${sheet.title}` : `${verb} ${marks}`}
      verb={verb}
      busyLabel={busy}
      help={help}
      optional={act === 'release'}
      busy={isPending}
      error={error}
      failed={failed}
      onSubmit={submit}
      onClose={onClose}
      note={
        act === 'release' &&
        sheet.status === 'published' && (
          <p className="mb-4 text-base text-ink-2">
            {studentIds.length === 1
              ? 'The student can see the mark at once and will be notified.'
              : 'The students can see their marks at once and will be notified.'}
          </p>
        )
      }
    />
  )
}
