import { QrCode } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/buttonClass.ts'

/** Opens the scanner. */
export const ScanLink = ({ children }: { children: string }) => (
  <Link to="/app/attendance/scan" className={buttonClass('brass', 'xl', 'w-full')}>
    <QrCode size={20} aria-hidden="true" />
    {children}
  </Link>
)
