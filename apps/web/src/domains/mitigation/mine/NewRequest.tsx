import { Suspense, useState } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { writeRequest } from '../writeRequest.ts'
import { RequestForm } from './RequestForm.tsx'

const Submitted = lazyScreen(() => import('./Submitted.tsx'), 'Submitted')

/** The form, and once it is submitted, that it was and how its files are doing. */
export function NewRequest({ onShowMine }: { onShowMine: () => void }) {
  const attach = useAttachFiles('attachMitigationFile', (requestId, name) => ({ requestId, name }), {
    onAnswer: writeRequest,
  })
  const [submitted, setSubmitted] = useState<string>()
  if (submitted) {
    return (
      <Suspense fallback={null}>
        <Submitted requestId={submitted} onAnother={() => setSubmitted(undefined)} onShowMine={onShowMine} />
      </Suspense>
    )
  }
  return (
    <RequestForm
      onSubmitted={({ id }, files) => {
        void attach(id, files)
        setSubmitted(id)
      }}
    />
  )
}
