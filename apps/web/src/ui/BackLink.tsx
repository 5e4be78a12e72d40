import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="mb-3 inline-flex min-h-8 items-center gap-1.5 text-sm font-label text-ink-2 hover:text-ink max-md:min-h-10"
  >
    <ArrowLeft size={15} aria-hidden="true" />
    {children}
  </Link>
)
