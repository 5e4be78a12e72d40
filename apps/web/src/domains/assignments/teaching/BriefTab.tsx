import { type Assignment, maxBriefFiles } from '@campanile/contract/assignments.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachFiles } from '#ui/AttachFiles.tsx'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { useRemoveBriefFile } from './teaching.api.ts'
import { useBriefUploads } from './useBriefUploads.ts'

/** What the students read, and the files with it. */
export function BriefTab({ assignment }: { assignment: Assignment }) {
  const { id, text, files, can } = assignment
  const uploads = useBriefUploads()
  const remove = useRemoveBriefFile()
  const waiting = uploads.uploads.filter(({ state }) => state !== 'sent')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Card aria-labelledby="brief">
        <CardHead id="brief" title="What is to be done" />
        <p className="max-w-[68ch] whitespace-pre-line break-words px-5 pb-5 pt-2 text-base leading-[1.45rem] text-ink-2 max-sm:px-4">
          {text ?? <span className="text-ink-3">Nothing is written here yet.</span>}
        </p>
      </Card>
      <Card aria-labelledby="brief-files">
        <CardHead id="brief-files" title="Files that explain it" />
        <div className="grid gap-3 px-5 pb-5 pt-3 max-sm:px-4">
          {remove.error && (
            <Alert tone="bad" title="The file was not removed">
              {sentenceOf(remove.error)}
            </Alert>
          )}
          {files.length > 0 && (
            <AttachmentList
              attachments={files}
              onRemove={can.edit ? (it) => remove.mutate({ assignmentId: id, fileId: it.id }) : undefined}
            />
          )}
          {files.length === 0 && !can.edit && <p className="text-sm text-ink-3">No files.</p>}
          {can.edit && (
            <AttachFiles
              uploads={waiting}
              room={maxBriefFiles - files.length - waiting.length}
              onAdd={(chosen) => void uploads.sendAll(id, uploads.add(chosen))}
              onRemove={uploads.remove}
              onRetry={(it) => void uploads.sendOne(id, it)}
            />
          )}
        </div>
      </Card>
    </div>
  )
}
