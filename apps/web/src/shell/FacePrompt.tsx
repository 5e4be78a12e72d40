import { ArrowRight, ScanFace } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useUser } from '#lib/session.ts'
import { visitStore } from '#lib/storage.ts'
import { Banner } from '#ui/Banner.tsx'
import { m } from './messages.ts'

const registrationPath = '/app/setup/face-registration'
const dismissedKey = 'face-prompt-dismissed'

/** Asks anyone who has no registered face to register one; dismissed, it stays away for this visit. */
export function FacePrompt() {
  const { faceRegistered } = useUser()
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState(() => visitStore.get(dismissedKey) !== null)
  if (faceRegistered || dismissed || pathname === registrationPath) return null
  const dismiss = () => {
    visitStore.set(dismissedKey, 'yes')
    setDismissed(true)
  }
  return (
    <Banner
      tone="brand"
      icon={<ScanFace size={22} strokeWidth={1.6} className="shrink-0" aria-hidden="true" />}
      className="mb-6 rounded-lg max-md:mb-5 print:hidden"
      onDismiss={dismiss}
    >
      <Link to={registrationPath} className="group inline-flex items-center gap-2 py-1.5">
        <span>{m.registerYourFace({ strong: (text) => <b className="font-title">{text}</b> })}</span>
        <ArrowRight
          size={16}
          className="shrink-0 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
          aria-hidden="true"
        />
      </Link>
    </Banner>
  )
}
