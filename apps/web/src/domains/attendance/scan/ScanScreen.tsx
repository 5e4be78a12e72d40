import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { readKey } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { redeemOnce } from '../check-in/scan.ts'
import type { ScannedLink } from '../checkInLink.ts'
import { CheckInCodeForm } from '../today/CheckInCodeForm.tsx'
import { m } from './messages.ts'
import { ScanFrame } from './ScanFrame.tsx'

/** `/app/attendance/scan`: a scanned or typed code leads straight to the check-in of its class. */
export function ScanScreen() {
  useDocumentTitle(m.scanTheCode())
  const navigate = useNavigate()
  const client = useQueryClient()
  const open = ({ classId, token }: ScannedLink) => {
    // The code expires soon, so redeeming it comes first. The check-in page shows failures.
    redeemOnce(classId, token).catch(() => undefined)
    // An answer from before says that nothing has been scanned.
    client.removeQueries({ queryKey: readKey('readMyCheckIn', { classId }) })
    // Back returns to the screen that opened the scanner.
    navigate(`/attendance/${classId}/${token}`, { replace: true })
  }
  const leave = (
    <Link
      to="/app/attendance"
      aria-label={m.closeScanner()}
      className="grid size-11 place-items-center rounded-full hover:bg-white/10"
    >
      <X size={22} aria-hidden="true" />
    </Link>
  )
  return (
    <ScanFrame leave={leave} onScan={open}>
      <CheckInCodeForm />
    </ScanFrame>
  )
}
