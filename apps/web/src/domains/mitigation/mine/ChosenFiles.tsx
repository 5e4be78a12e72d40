import { maxMitigationAttachments } from '@campanile/contract/mitigation.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { sizeWords } from '../mitigationWords.ts'
import { acceptedFiles, fileProblem, filesHelp, upToMost } from './fileProblem.ts'

interface ChosenFilesProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** The form was to be submitted with a file that cannot be sent. */
  unfit: boolean
}

/** The evidence, judged as it is chosen; it is sent once the request is submitted. */
export function ChosenFiles({ files, onChange, unfit }: ChosenFilesProps) {
  const [tooMany, setTooMany] = useState(false)
  const add = (picked: File[]) => {
    const kept = upToMost(picked, files.length)
    setTooMany(kept.length < picked.length)
    onChange([...files, ...kept])
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[580] text-ink">
        Evidence <span className="ml-1 font-normal text-ink-3">Optional</span>
      </legend>
      <FileDrop
        accept={acceptedFiles}
        label="Choose files, or drop them here"
        help={filesHelp}
        onPick={add}
      />
      {files.length > 0 && (
        <ul aria-label="Chosen files" className="mt-2.5 space-y-2">
          {files.map((file, index) => (
            <Chosen
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be chosen twice
              key={index}
              file={file}
              onRemove={() => onChange(files.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {tooMany && (
        <Alert tone="warn" className="mt-2.5">
          A request carries {maxMitigationAttachments} files. The others were left out.
        </Alert>
      )}
      {unfit && (
        <Alert tone="bad" takesFocus className="mt-2.5">
          Remove the file that cannot be sent, then submit again.
        </Alert>
      )}
    </fieldset>
  )
}

const Chosen = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const problem = fileProblem(file)
  return (
    <li className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-[580]">{file.name}</span>
        {problem ? (
          <span role="alert" className="flex items-center gap-1.5 text-sm text-bad-ink">
            <FieldGlyph state="bad" />
            {problem}
          </span>
        ) : (
          <span className="tnum text-xs text-ink-3">{sizeWords(file.size)}</span>
        )}
      </span>
      <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
