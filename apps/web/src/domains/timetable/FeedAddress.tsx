import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { CopyField } from '#ui/CopyField.tsx'

const Program = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-title">{name}</dt>
    <dd className="text-sm text-ink-2">{children}</dd>
  </div>
)

/** A new address, this once, and where calendar programs want it. */
export const FeedAddress = ({ url }: { url: string }) => (
  <>
    <Alert tone="ok" title="Your address is made" className="mb-4">
      Copy it now: it is shown only this once. Keep it to yourself.
    </Alert>
    <CopyField label="Calendar address" value={url} />
    <dl className="mt-2 space-y-3">
      <Program name="Google Calendar">
        On a computer, beside “Other calendars”, choose the plus, then “From URL”, and paste the address.
      </Program>
      <Program name="Apple Calendar">
        On a Mac choose File, New Calendar Subscription. On an iPhone open Calendar, Calendars, Add Calendar,
        Add Subscription Calendar.
      </Program>
      <Program name="Outlook">Choose Add calendar, Subscribe from web, and paste the address.</Program>
    </dl>
    <p className="mt-4 text-sm text-ink-3">
      Calendars read the address every few hours, so that a change may show later there than here.
    </p>
    <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'md', 'mt-4')}>
      <ExternalLink size={14} aria-hidden="true" />
      Open in this device’s calendar
    </a>
  </>
)
