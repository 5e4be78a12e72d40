import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Card } from '#ui/Card.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { HelpText } from './HelpText.tsx'
import { m } from './messages.ts'
import { settingsTopics } from './settings/topics.ts'
import { topicsOf } from './topics.ts'

const sections = [
  { id: 'student', title: m.students(), topics: topicsOf.student },
  { id: 'lecturer', title: m.lecturers(), topics: topicsOf.lecturer },
  { id: 'staff', title: m.staff(), topics: topicsOf.staff },
  { id: 'admin', title: m.admins(), topics: topicsOf.admin },
  { id: 'settings', title: m.everyone(), topics: settingsTopics },
]

/** Scrolls to the section in the address, because the browser looked for it before it was rendered. */
function useSectionInAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** `/help`: all help, for anybody. */
export function HelpScreen() {
  useDocumentTitle(m.help())
  useSectionInAddress()
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-14 max-w-[720px] items-center px-4">
        <Link to="/login" aria-label={m.signIn()} className="flex h-10 items-center">
          <Wordmark size={22} />
        </Link>
      </header>
      <main className="mx-auto grid max-w-[720px] grid-cols-1 gap-5 px-4 pb-12 pt-6 max-md:pt-2">
        <div>
          <h1 className="text-3xl font-title max-md:text-2xl">{m.help()}</h1>
          <p className="mt-1.5 text-base text-ink-2">{m.helpSub()}</p>
        </div>
        <nav aria-label={m.sections()} className="flex flex-wrap gap-x-4 gap-y-2">
          {sections.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-6 items-center text-sm font-label text-brand-ink hover:underline max-md:min-h-10"
            >
              {title}
            </a>
          ))}
        </nav>
        {sections.map(({ id, title, topics }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
            <h2 id={`${id}-title`} className="mb-3 text-xl font-title">
              {title}
            </h2>
            <Card className="divide-y divide-line">
              {topics.map((topic) => (
                <div key={topic.paths[0]} className="px-6 py-5 max-sm:px-5">
                  <h3 className="mb-2 text-base font-title">{topic.title}</h3>
                  <HelpText text={topic.text} />
                </div>
              ))}
            </Card>
          </section>
        ))}
      </main>
    </div>
  )
}
