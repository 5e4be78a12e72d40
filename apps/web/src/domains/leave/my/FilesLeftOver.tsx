import type { Upload } from '#lib/uploads.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { UploadList } from '#ui/UploadList.tsx'
import { m } from './messages.ts'

interface FilesLeftOverProps {
  uploads: readonly Upload[]
  onClose: () => void
}

/** The request is submitted, but some of its files are not: names them and offers to try again. */
export function FilesLeftOver({ uploads, onClose }: FilesLeftOverProps) {
  const failed = uploads.filter(({ state }) => state === 'failed')
  const [first] = failed
  return (
    <SidePanel
      width="wide"
      onClose={onClose}
      title={m.requestSubmitted()}
      footer={
        <Button size="lg" variant="primary" onClick={onClose}>
          {m.done()}
        </Button>
      }
    >
      <div className="grid gap-4 px-6 py-5 max-md:px-4">
        {first ? (
          <Alert
            tone="warn"
            takesFocus
            title={
              failed.length === 1
                ? m.fileWasNotAdded({ file: first.file.name })
                : m.filesWereNotAdded({ failedFiles: failed.length })
            }
          >
            {m.requestSavedWithoutFiles()}
          </Alert>
        ) : (
          <Alert tone="ok" title={m.youllBeNotifiedWhenItsDecided()} />
        )}
        <UploadList uploads={uploads} />
      </div>
    </SidePanel>
  )
}
