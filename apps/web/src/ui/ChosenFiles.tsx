import { X } from 'lucide-react'
import { useState } from 'react'
import { sizeWords, upToMost } from '#lib/attachmentFile.ts'
import type { FileChoice } from '#lib/useChosenFiles.ts'
import { Alert } from './Alert.tsx'
import { FieldGlyph } from './FieldGlyph.tsx'
import { FileDrop } from './FileDrop.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'

interface ChosenFilesProps {
  label: string
  /** How many a request carries. */
  most: number
  chosen: FileChoice
  disabled: boolean
}

/** Files for a request, checked as they are selected; they are sent once it is submitted. */
export function ChosenFiles({ label, most, chosen, disabled }: ChosenFilesProps) {
  const { files, rules, choose, unfit } = chosen
  const [tooMany, setTooMany] = useState(false)
  const add = (picked: File[]) => {
    const kept = upToMost(picked, { most, taken: files.length })
    setTooMany(kept.length < picked.length)
    choose([...files, ...kept])
  }
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-sm font-label text-ink">
        {label} <span className="ms-1 font-normal text-ink-3">{m.optional()}</span>
      </legend>
      <FileDrop
        accept={rules.accept}
        label={m.selectFilesOrDropThemHere()}
        help={rules.help(most)}
        disabled={disabled}
        onPick={add}
      />
      {files.length > 0 && (
        <ul aria-label={m.selectedFiles()} className="mt-2.5 space-y-2">
          {files.map((file, index) => (
            <ChosenFile
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be selected twice
              key={index}
              file={file}
              problem={rules.problem(file)}
              onRemove={() => choose(files.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {tooMany && (
        <Alert tone="warn" className="mt-2.5">
          {m.onlyFirstFilesAdded({ most })}
        </Alert>
      )}
      {unfit && (
        <Alert tone="bad" takesFocus className="mt-2.5">
          {m.removeUnacceptedFiles()}
        </Alert>
      )}
    </fieldset>
  )
}

interface ChosenFileProps {
  file: File
  problem: string | undefined
  onRemove: () => void
}

const ChosenFile = ({ file, problem, onRemove }: ChosenFileProps) => {
  return (
    <li className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-label">{file.name}</span>
        {problem ? (
          <span role="alert" className="flex items-center gap-1.5 text-sm text-bad-ink">
            <FieldGlyph state="bad" />
            {problem}
          </span>
        ) : (
          <span className="tnum text-xs text-ink-3">{sizeWords(file.size)}</span>
        )}
      </span>
      <IconButton label={m.removeName({ name: file.name })} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
