import { type FormEvent, useState } from 'react'
import { attachmentRules } from './attachmentFile.ts'

/** Files that are selected in a form, and sent once their row exists. */
export function useChosenFiles(rules = attachmentRules) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [unfit, setUnfit] = useState(false)
  return {
    files,
    rules,
    /** Set when the form was submitted with a file that cannot be sent. */
    unfit,
    choose(chosen: readonly File[]) {
      setFiles(chosen)
      setUnfit(false)
    },
    /** Submits the form unless a file cannot be sent. */
    submitting: (submit: (event: FormEvent) => unknown) => (event: FormEvent) => {
      event.preventDefault()
      if (files.some(rules.problem)) setUnfit(true)
      else void submit(event)
    },
  }
}

export type FileChoice = ReturnType<typeof useChosenFiles>
