import { useState } from 'react'
import { attachmentRules, type FileRules, upToMost } from '#lib/attachmentFile.ts'
import { Alert } from './Alert.tsx'
import { FileDrop } from './FileDrop.tsx'
import { m } from './messages.ts'

interface AddFilesProps {
  /** The maximum number of files of a request. */
  most: number
  /** The number of existing files. */
  taken: number
  rules?: FileRules | undefined
  onAdd: (files: File[]) => void
}

/** Accepts valid files, and explains for each other one why it is not accepted. */
export function AddFiles({ most, taken, rules = attachmentRules, onAdd }: AddFilesProps) {
  const [refused, setRefused] = useState<string[]>([])
  const full = taken >= most
  const pick = (files: File[]) => {
    const kept = upToMost(files, { most, taken })
    const problems = kept.flatMap((file) => {
      const problem = rules.problem(file)
      return problem ? [`${file.name}: ${problem}`] : []
    })
    const left = files.slice(kept.length).map(({ name }) => m.fileLimitReached({ name }))
    setRefused([...problems, ...left])
    onAdd(kept.filter((file) => !rules.problem(file)))
  }
  return (
    <div>
      <FileDrop
        accept={rules.accept}
        label={m.addFilesOrDropThemHere()}
        help={full ? m.fileLimitIsReached({ most }) : rules.help(most)}
        disabled={full}
        onPick={pick}
      />
      {refused.length > 0 && (
        <Alert tone="bad" title={m.notAccepted()} className="mt-2.5">
          <ul>
            {refused.map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
