import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

type Act = 'reopen' | 'withhold' | 'release'

interface MarksReasonDialogProps {
  act: Act
  sheet: MarkSheet
  studentIds?: readonly string[]
  onClose: () => void
}

const words: Record<Act, { verb: string; busy: string; failed: string; help: string }> = {
  reopen: {
    verb: m.reopen(),
    busy: m.reopening(),
    failed: m.theSheetWasNotReopened(),
    help: m.lecturersCanReadThis(),
  },
  withhold: {
    verb: m.withhold(),
    busy: m.withholding(),
    failed: m.theMarksWereNotWithheld(),
    help: m.seenMarksAreExplained(),
  },
  release: {
    verb: m.release(),
    busy: m.releasing(),
    failed: m.theMarksWereNotReleased(),
    help: m.keptInTheHistory(),
  },
}

/** Reopens a sheet, or withholds or releases marks, with a reason. */
export function MarksReasonDialog({ act, sheet, studentIds = [], onClose }: MarksReasonDialogProps) {
  const reopen = useAct('reopenMarkSheet')
  const withhold = useAct('withholdMarks')
  const release = useAct('releaseMarks')
  const { verb, busy, failed, help } = words[act]
  const { isPending, error } = { reopen, withhold, release }[act]
  const count = studentIds.length
  const title = {
    reopen: m.reopenTitle({ title: sheet.title }),
    withhold: m.withholdMarks({ count }),
    release: m.releaseMarks({ count }),
  }
  const done = {
    reopen: m.isOpenAgain({ title: sheet.title }),
    withhold: m.marksWithheld({ count }),
    release: m.marksReleased({ count }),
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
      title={title[act]}
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
          <p className="mb-4 text-base text-ink-2">{m.studentsCanSeeMarks({ count })}</p>
        )
      }
    />
  )
}
