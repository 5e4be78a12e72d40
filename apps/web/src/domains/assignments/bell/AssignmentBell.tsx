import { NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '#lib/session.ts'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PopoverButton } from '#ui/PopoverButton.tsx'
import { badgeOf, bellName } from './bellWords.ts'
import { m } from './messages.ts'
import { useDueSoon, useToMark, type WaitingWork } from './useWaiting.ts'

interface BellProps {
  whose: 'student' | 'lecturer'
  title: string
  /** Shown if nothing is waiting. */
  calm: string
  allPath: string
  waiting: WaitingWork
}

function Bell({ whose, title, calm, allPath, waiting: { count, items } }: BellProps) {
  const badge = badgeOf(count)
  return (
    <PopoverButton
      label={title}
      className="w-[340px] max-w-[calc(100vw-24px)] rounded-lg"
      button={(trigger) => (
        <IconButton label={bellName(whose, count)} {...trigger}>
          <NotebookPen size={18} strokeWidth={1.75} aria-hidden="true" />
          {badge && (
            <span
              aria-hidden="true"
              className="tnum absolute -inset-e-1 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-brand px-1 text-2xs font-title leading-none text-on-brand ring-2 ring-canvas max-md:inset-e-0 max-md:top-0.5"
            >
              {badge}
            </span>
          )}
        </IconButton>
      )}
    >
      {(close) => (
        <>
          <h2 className="border-b border-line px-4 py-3 text-base font-title">{title}</h2>
          {items.length === 0 && <Empty kind="done" heading="h3" title={calm} />}
          <ul className="max-h-[min(400px,calc(100dvh-200px))] divide-y divide-line overflow-y-auto">
            {items.map(({ id, title: name, note, path }) => (
              <li key={id}>
                <Link
                  to={path}
                  onClick={() => close()}
                  className="block px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
                >
                  <span className="block break-words text-sm font-label">{name}</span>
                  <span className="tnum block text-xs text-ink-3">{note}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={allPath}
            onClick={() => close()}
            className="flex h-11 items-center rounded-b-lg border-t border-line px-4 text-sm font-label text-brand-ink hover:bg-hover"
          >
            {m.allAssignments()}
          </Link>
        </>
      )}
    </PopoverButton>
  )
}

const StudentBell = () => (
  <Bell
    whose="student"
    title={m.dueSoon()}
    calm={m.nothingIsDueSoon()}
    allPath="/app/my-assignments"
    waiting={useDueSoon()}
  />
)

const LecturerBell = () => (
  <Bell
    whose="lecturer"
    title={m.toMark()}
    calm={m.everythingIsMarked()}
    allPath="/app/my-assignments"
    waiting={useToMark()}
  />
)

/**
 * The assignment notification of the top bar: work that a student has to submit soon, or that a lecturer has
 * to mark.
 */
export const AssignmentBell = () => (useUser().role === 'student' ? <StudentBell /> : <LecturerBell />)
