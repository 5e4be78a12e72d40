import { Link, useLocation } from 'react-router'
import { useUser } from '#lib/session.ts'
import { SidePanel } from '#ui/SidePanel.tsx'
import { HelpText } from './HelpText.tsx'
import { m } from './messages.ts'
import { topicAt } from './topics.ts'

/** Explains the screen behind it. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const { role } = useUser()
  const topic = topicAt(pathname, role)
  return (
    <SidePanel
      title={m.howThisWorks()}
      onClose={onClose}
      footer={
        <Link to={`/help#${role}`} className="text-sm font-label text-brand-ink hover:underline">
          {m.readAllHelp()}
        </Link>
      }
    >
      <section className="px-6 py-5 max-md:px-4">
        <h3 className="mb-3 text-lg font-title">{topic?.title ?? m.nothingAboutThisPage()}</h3>
        <HelpText text={topic?.text ?? m.readAboutTheOthers()} />
      </section>
    </SidePanel>
  )
}
