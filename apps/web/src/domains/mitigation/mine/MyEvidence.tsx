import { type MitigationRequest, maxMitigationAttachments } from '@campanile/contract/mitigation.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { EvidenceList } from '../EvidenceList.tsx'
import { useRemoveMitigationFile } from '../mitigation.api.ts'
import { acceptedFiles, fileProblem, filesHelp, upToMost } from './fileProblem.ts'
import { UploadList } from './UploadList.tsx'
import { startUploads, useUploads } from './uploads.ts'

/** The files of my request; they come and go until it is decided. */
export function MyEvidence({ request }: { request: MitigationRequest }) {
  const remove = useRemoveMitigationFile()
  const [refused, setRefused] = useState<string[]>([])
  const underWay = useUploads(request.id).filter(({ state }) => state !== 'done')
  const taken = request.attachments.length + underWay.length
  const full = taken >= maxMitigationAttachments
  const { attach } = request.can
  const pick = (files: File[]) => {
    const kept = upToMost(files, taken)
    const problems = kept.flatMap((file) => {
      const problem = fileProblem(file)
      return problem ? [`${file.name}: ${problem}`] : []
    })
    const left = files.slice(kept.length).map(({ name }) => `${name}: one file too many.`)
    setRefused([...problems, ...left])
    startUploads(
      request.id,
      kept.filter((file) => !fileProblem(file)),
    )
  }
  return (
    <section>
      <h3 className="text-sm font-[620]">Evidence</h3>
      {remove.error && (
        <Alert tone="bad" title="The file was not removed" className="mt-2">
          {sentenceOf(remove.error)}
        </Alert>
      )}
      <EvidenceList
        request={request}
        act={({ id, name }) =>
          attach && (
            <IconButton
              label={`Remove ${name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ requestId: request.id, attachmentId: id })}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {underWay.length > 0 && (
        <div className="mt-3">
          <UploadList uploads={underWay} />
        </div>
      )}
      {attach && (
        <div className="mt-3">
          <FileDrop
            accept={acceptedFiles}
            label="Add files, or drop them here"
            help={
              full
                ? `This request carries ${maxMitigationAttachments} files, the most there can be.`
                : filesHelp
            }
            disabled={full}
            onPick={pick}
          />
        </div>
      )}
      {refused.length > 0 && (
        <Alert tone="bad" title="Not taken" className="mt-2.5">
          <ul>
            {refused.map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  )
}
