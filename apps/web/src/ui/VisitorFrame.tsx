import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { fullName, useVisitor } from '#lib/session.ts'
import { useOnline } from '#lib/useOnline.ts'
import { Avatar } from './Avatar.tsx'
import { m } from './messages.ts'
import { Wordmark } from './Wordmark.tsx'

interface VisitorFrameProps {
  /** False if the page itself shows that the connection is lost. */
  tellsOffline?: boolean
  children: ReactNode
}

/** One narrow column: a phone in one hand. */
export function VisitorFrame({ tellsOffline = true, children }: VisitorFrameProps) {
  const visitor = useVisitor()
  const online = useOnline()
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-14 max-w-[480px] items-center justify-between gap-3 px-4">
        <Link to={homePath} aria-label={m.campanileHome()} className="flex h-10 items-center">
          <Wordmark size={22} />
        </Link>
        {visitor && (
          <span className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
            <span className="truncate">{fullName(visitor)}</span>
            <Avatar name={fullName(visitor)} profileImage={visitor.profileImage} size={26} />
          </span>
        )}
      </header>
      <main className="mx-auto max-w-[480px] px-4 pb-[max(32px,env(safe-area-inset-bottom))] pt-2">
        <div role="status">
          {!online && tellsOffline && (
            <p className="mb-4 rounded-lg border border-warn-line bg-warn-tint px-4 py-2.5 text-sm text-warn-ink">
              {m.youreOffline()}
            </p>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </main>
    </div>
  )
}
