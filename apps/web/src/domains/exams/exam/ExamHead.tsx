import type { Exam } from '@campanile/contract/exams/exam.ts'
import { MoreHorizontal, Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ExamChip } from '../ExamChip.tsx'
import type { ExamAct } from './ExamActDialog.tsx'
import { m } from './messages.ts'

const ExamFormPanel = lazyDialog(() => import('../form/ExamFormPanel.tsx'), 'ExamFormPanel')
const ExamActDialog = lazyDialog(() => import('./ExamActDialog.tsx'), 'ExamActDialog')
const WeightDialog = lazyDialog(() => import('./WeightDialog.tsx'), 'WeightDialog')

/** The exam and its current actions. */
export function ExamHead({ exam }: { exam: Exam }) {
  const [act, setAct] = useState<ExamAct | 'edit' | 'weigh'>()
  const { can } = exam
  // Until it begins, the form has the weight as well.
  const isWeighed = can.weigh && !can.edit
  const close = () => setAct(undefined)
  return (
    <>
      <PageHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {exam.title}
            <ExamChip state={exam.state} />
          </span>
        }
        sub={
          <>
            <ClassLink classId={exam.classId}>
              {exam.courseCode} {exam.courseTitle}
            </ClassLink>
            {`, ${exam.term.name}`}
          </>
        }
      >
        {can.edit && (
          <Button icon={<Pencil size={15} aria-hidden="true" />} onClick={() => setAct('edit')}>
            {m.change()}
          </Button>
        )}
        {can.publish && (
          <Button
            variant="primary"
            icon={<Send size={15} aria-hidden="true" />}
            onClick={() => setAct('publish')}
          >
            {m.publish()}
          </Button>
        )}
        {(isWeighed || can.unpublish || can.cancel || can.archive) && (
          <Menu
            trigger={
              <IconButton label={m.moreActions()}>
                <MoreHorizontal size={18} aria-hidden="true" />
              </IconButton>
            }
          >
            {isWeighed && <MenuItem onSelect={() => setAct('weigh')}>{m.changeWeight()}</MenuItem>}
            {can.unpublish && <MenuItem onSelect={() => setAct('unpublish')}>{m.revertToDraft()}</MenuItem>}
            {can.cancel && (
              <MenuItem danger onSelect={() => setAct('cancel')}>
                {m.cancelExam()}
              </MenuItem>
            )}
            {can.archive && <MenuItem onSelect={() => setAct('archive')}>{m.archive()}</MenuItem>}
          </Menu>
        )}
      </PageHead>
      {act === 'edit' && <ExamFormPanel exam={exam} onClose={close} />}
      {act === 'weigh' && <WeightDialog exam={exam} onClose={close} />}
      {act && act !== 'edit' && act !== 'weigh' && <ExamActDialog act={act} exam={exam} onClose={close} />}
    </>
  )
}
