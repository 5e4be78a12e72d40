import { QrCode, X } from 'lucide-react'
import { useState } from 'react'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { VisitorFrame } from '#ui/VisitorFrame.tsx'
import { typedToken } from '../check-in/scan.ts'
import type { ScannedLink } from '../checkInLink.ts'
import { ScanFrame } from '../scan/ScanFrame.tsx'
import { CodeEntry } from '../today/CodeEntry.tsx'
import { KeptScanPanel } from './KeptScanPanel.tsx'
import { KeptScans } from './KeptScans.tsx'
import { m } from './messages.ts'
import { useKeepScan } from './useKeptScans.ts'
import { useRetry } from './useRetry.ts'

interface Retry {
  /** The server is being asked again. */
  busy: boolean
  onRetry: () => void
}

interface OfflineCheckInProps extends Retry {
  /** The last person known to be signed in here. */
  studentId: string | undefined
  /** The scanned link, if one was opened. */
  classId: string | undefined
  token: string | undefined
}

/** The application opened without the server: a scan or a typed code is kept until it answers. */
export function OfflineCheckIn({ studentId, classId, token, busy, onRetry }: OfflineCheckInProps) {
  useDocumentTitle(m.youAreOffline())
  if (!studentId) return <NobodyKnown busy={busy} onRetry={onRetry} />
  if (classId && token && token !== typedToken) {
    return (
      <VisitorFrame tellsOffline={false}>
        <KeptScanPanel studentId={studentId} scan={{ classId, token }} busy={busy} onRetry={onRetry} />
      </VisitorFrame>
    )
  }
  return <OfflineHome studentId={studentId} busy={busy} onRetry={onRetry} />
}

const NobodyKnown = ({ busy, onRetry }: Retry) => (
  <VisitorFrame tellsOffline={false}>
    <Card>
      <Empty
        kind="error"
        heading="h1"
        title={m.youreOfflineAndNotSignedIn()}
        action={
          <Button size="lg" busy={busy} busyLabel={m.trying()} onClick={onRetry}>
            {m.tryAgain()}
          </Button>
        }
      >
        {m.scanIsOnlyKeptWhenSignedIn()}
      </Empty>
    </Card>
  </VisitorFrame>
)

function OfflineHome({ studentId, busy, onRetry }: Retry & { studentId: string }) {
  const [isScanning, setScanning] = useState(false)
  const [scan, setScan] = useState<ScannedLink>()
  useRetry(onRetry)
  if (scan) {
    return (
      <VisitorFrame tellsOffline={false}>
        <KeptScanPanel studentId={studentId} scan={scan} busy={busy} onRetry={onRetry} />
      </VisitorFrame>
    )
  }
  if (isScanning) {
    return (
      <ScanFrame
        leave={
          <IconButton
            label={m.closeScanner()}
            className="size-11 text-white hover:bg-white/10 hover:text-white"
            onClick={() => setScanning(false)}
          >
            <X size={22} aria-hidden="true" />
          </IconButton>
        }
        onScan={setScan}
      >
        <OfflineCode studentId={studentId} />
        <KeptScans studentId={studentId} />
      </ScanFrame>
    )
  }
  return (
    <VisitorFrame tellsOffline={false}>
      <Card className="px-6 py-6 max-sm:px-4">
        <h1 className="text-xl font-title">{m.serverIsUnreachable()}</h1>
        <p className="mb-5 mt-2 text-base text-ink-2">{m.youCanStillScan()}</p>
        <Button
          size="xl"
          variant="brass"
          className="mb-5 w-full"
          icon={<QrCode size={20} aria-hidden="true" />}
          onClick={() => setScanning(true)}
        >
          {m.scanTheCode()}
        </Button>
        <OfflineCode studentId={studentId} />
        <Button
          size="lg"
          variant="ghost"
          className="mt-2 w-full"
          busy={busy}
          busyLabel={m.trying()}
          onClick={onRetry}
        >
          {m.tryAgain()}
        </Button>
      </Card>
      <KeptScans studentId={studentId} />
    </VisitorFrame>
  )
}

/** The code from the classroom screen, kept until the server can judge it. */
function OfflineCode({ studentId }: { studentId: string }) {
  const keep = useKeepScan(studentId)
  const [entry, setEntry] = useState(0)
  return (
    <CodeEntry
      // A new one after each code: empty again.
      key={entry}
      sendsItself={false}
      submitLabel={m.keepThisCode()}
      busy={keep.isPending}
      error={keep.error ? m.browserCantStoreTheScan() : undefined}
      onChange={keep.reset}
      onCode={(code) => keep.mutate({ code }, { onSuccess: () => setEntry((count) => count + 1) })}
    />
  )
}
