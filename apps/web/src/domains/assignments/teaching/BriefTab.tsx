import { type Assignment, maxBriefFiles } from '@campanile/contract/assignments/assignment.ts'
import { useAct } from '#lib/useAct.ts'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { AttachedFiles } from '#ui/AttachedFiles.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { workFileRules } from '../workFiles.ts'
import { m } from './messages.ts'

/** The instructions and files for students. */
export function BriefTab({ assignment }: { assignment: Assignment }) {
  const { id, text, files, can } = assignment
  const attach = useAttachFiles('attachBriefFile', (assignmentId, name) => ({ assignmentId, name }))
  const remove = useAct('removeBriefFile')
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
      <Card aria-labelledby="brief">
        <CardHead id="brief" title={m.instructions()} />
        <p className="max-w-[68ch] whitespace-pre-line break-words px-5 pb-5 pt-2 text-base leading-[1.45rem] text-ink-2 max-sm:px-4">
          {text ?? <span className="text-ink-3">{m.noInstructionsYet()}</span>}
        </p>
      </Card>
      <Card className="px-5 pb-5 pt-4 max-sm:px-4">
        <AttachedFiles
          title={m.supportingFiles()}
          requestId={id}
          attachments={files}
          most={maxBriefFiles}
          rules={workFileRules}
          onAdd={can.edit ? (chosen) => void attach(id, chosen) : undefined}
          mayRemove={can.edit}
          removal={{
            ...remove,
            mutate: ({ attachmentId }) => remove.mutate({ assignmentId: id, fileId: attachmentId }),
          }}
        />
      </Card>
    </div>
  )
}
