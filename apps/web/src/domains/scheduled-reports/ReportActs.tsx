import type { ScheduledReport } from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { BellOff, CirclePause, CirclePlay, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const ScheduleDialog = lazyDialog(() => import('#ui/reports/ScheduleDialog.tsx'), 'ScheduleDialog')

interface DialogProps {
  report: ScheduledReport
  onClose: () => void
}

const DeleteDialog = ({ report: { id, name }, onClose }: DialogProps) => (
  <ActDialog
    title={m.deleteQuestion({ name })}
    verb={m.delete()}
    busyLabel={m.deleting()}
    destructive
    act={useAct('removeScheduledReport')}
    input={{ scheduleId: id }}
    done={m.deleted({ name })}
    failed={m.wasntDeleted({ name })}
    onClose={onClose}
  >
    {m.deleteConsequence()}
  </ActDialog>
)

const StopDialog = ({ report: { id, name }, onClose }: DialogProps) => (
  <ActDialog
    title={m.stopQuestion({ name })}
    verb={m.stop()}
    busyLabel={m.stopping()}
    act={useAct('stopScheduledReport')}
    input={{ scheduleId: id }}
    done={m.stopped({ name })}
    failed={m.wasntStopped({ name })}
    onClose={onClose}
  >
    {m.stopConsequence()}
  </ActDialog>
)

/** Actions on a report: all for its owner, unsubscribing for other recipients. */
export function ReportActs({ report }: { report: ScheduledReport }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'stop'>()
  const send = useAct('sendScheduledReport')
  const pause = useAct('pauseScheduledReport')
  const resume = useAct('resumeScheduledReport')
  const { id: scheduleId, name, nextAt, can } = report
  const close = () => setDialog(undefined)
  const onError = (error: Error) => void showToast({ type: 'error', title: sentenceOf(error) })
  const sendNow = () =>
    send.mutate(
      { scheduleId },
      { onError, onSuccess: () => void showToast({ type: 'success', title: m.reportIsUnderWay() }) },
    )
  return (
    <>
      <Menu
        trigger={
          <IconButton label={m.actionsOf({ name })}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        {can.change && (
          <>
            <MenuItem icon={<Send size={15} aria-hidden="true" />} onSelect={sendNow}>
              {m.sendNow()}
            </MenuItem>
            <MenuItem icon={<Pencil size={15} aria-hidden="true" />} onSelect={() => setDialog('edit')}>
              {m.edit()}
            </MenuItem>
            {nextAt ? (
              <MenuItem
                icon={<CirclePause size={15} aria-hidden="true" />}
                onSelect={() => pause.mutate({ scheduleId }, { onError })}
              >
                {m.pause()}
              </MenuItem>
            ) : (
              <MenuItem
                icon={<CirclePlay size={15} aria-hidden="true" />}
                onSelect={() => resume.mutate({ scheduleId }, { onError })}
              >
                {m.resume()}
              </MenuItem>
            )}
            <MenuItem
              danger
              icon={<Trash2 size={15} aria-hidden="true" />}
              onSelect={() => setDialog('delete')}
            >
              {m.delete()}
            </MenuItem>
          </>
        )}
        {!can.change && can.stop && (
          <MenuItem icon={<BellOff size={15} aria-hidden="true" />} onSelect={() => setDialog('stop')}>
            {m.stop()}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'edit' && <ScheduleDialog of={report} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog report={report} onClose={close} />}
      {dialog === 'stop' && <StopDialog report={report} onClose={close} />}
    </>
  )
}
