import { useState } from 'react'
import { RequestForm } from './RequestForm.tsx'
import { Submitted } from './Submitted.tsx'
import { startUploads } from './uploads.ts'

/** The form, and once it is submitted, that it was and how its files are doing. */
export function NewRequest({ onShowMine }: { onShowMine: () => void }) {
  const [submitted, setSubmitted] = useState<string>()
  if (submitted) {
    return (
      <Submitted requestId={submitted} onAnother={() => setSubmitted(undefined)} onShowMine={onShowMine} />
    )
  }
  return (
    <RequestForm
      onSubmitted={({ id }, files) => {
        startUploads(id, files)
        setSubmitted(id)
      }}
    />
  )
}
