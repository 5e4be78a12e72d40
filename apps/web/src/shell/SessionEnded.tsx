import { Link, useLocation } from 'react-router'
import { returnStateOf } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { titled } from '#ui/titled.tsx'
import { m } from './messages.ts'

/** The message of a screen when the auth session ends there. */
export interface SessionEndedWords {
  title: string
  /** The failed action, by the query of the address. */
  problem: (search: URLSearchParams) => string | undefined
}

interface SessionEndedProps {
  title: string
  problem: string | undefined
}

function Problem({ sentence }: { sentence: string }) {
  const { title, message } = titled(sentence)
  return (
    <Alert tone="bad" title={title} className="mx-4 max-w-md">
      {message}
    </Alert>
  )
}

/** Shown instead of a screen whose auth session has ended; signing in leads back to it. */
export function SessionEnded({ title, problem }: SessionEndedProps) {
  const location = useLocation()
  useDocumentTitle(title)
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center">
      {problem && <Problem sentence={problem} />}
      <Empty
        kind="none"
        heading="h1"
        title={title}
        action={
          <Link to="/login" state={returnStateOf(location)} className={buttonClass('primary', 'lg')}>
            {m.signIn()}
          </Link>
        }
      >
        {m.sessionHasEnded()}
      </Empty>
    </main>
  )
}
