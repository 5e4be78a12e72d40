import { m as contract } from '@campanile/contract/mitigation/messages.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import type { ReactNode } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { inWords } from '#lib/inWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { titled } from '#ui/titled.tsx'
import { m } from './messages.ts'

interface SubmitProblemProps {
  /** Title, description or reason is empty. */
  missing: boolean
  /** The session had ended when the form was to be submitted. */
  signedOut: boolean
  /** Why the server did not take it. */
  failure: unknown
}

interface ProblemProps {
  sentence: string
  /** An empty field takes the focus itself. */
  takesFocus?: boolean
  children?: ReactNode
}

function Problem({ sentence, takesFocus = true, children }: ProblemProps) {
  const { title, message } = titled(sentence)
  return (
    <Alert tone="bad" title={title} takesFocus={takesFocus} className="mb-2">
      <p>{message}</p>
      {children}
    </Alert>
  )
}

/** Above the form: why it was not submitted. The input is kept. */
export function SubmitProblem({ missing, signedOut, failure }: SubmitProblemProps) {
  if (missing) return <Problem sentence={inWords(contract.fieldsMissing())} takesFocus={false} />
  if (failure) {
    return (
      <Problem sentence={mitigationMessages.submitFailed}>
        <p className="mt-1">{sentenceOf(failure)}</p>
      </Problem>
    )
  }
  if (!signedOut) return null
  return (
    <Problem sentence={mitigationMessages.notSignedIn}>
      <p className="mt-1">{m.signedInAgain()}</p>
    </Problem>
  )
}
