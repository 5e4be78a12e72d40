import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionKey } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx'
import { m } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/**
 * Shown instead of every screen while an admin still has to set up the second factor that the institution
 * requires.
 */
export function SecondFactorWall({ onSignOut }: { onSignOut: () => void }) {
  useDocumentTitle(m.setUpTwoStepSignIn())
  const [codes, setCodes] = useState<readonly string[]>()
  const client = useQueryClient()
  // The auth session shows whether anything is still missing.
  const goOn = () => void client.invalidateQueries({ queryKey: sessionKey })
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-6 py-10 max-md:px-4">
      <Wordmark size={26} />
      <Card className="p-6 max-sm:p-4">
        <h1 className="text-2xl font-title">{m.setUpTwoStepSignIn()}</h1>
        <p className="mb-5 mt-1 text-base text-ink-2">{m.yourInstitutionRequiresTwoStepSign()}</p>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={goOn} />
        ) : (
          <EnrolSecondFactor onCancel={onSignOut} onDone={setCodes} />
        )}
      </Card>
      <Button variant="ghost" className="justify-self-start" onClick={onSignOut}>
        {m.signOut()}
      </Button>
    </main>
  )
}
