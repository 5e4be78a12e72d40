import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveBlob } from '#lib/saveBlob.ts'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ul aria-label={m.recoveryCodes()} className="grid grid-cols-2 gap-x-6 gap-y-1.5 font-mono text-base">
    {codes.map((code) => (
      <li key={code}>
        <Verbatim>{code}</Verbatim>
      </li>
    ))}
  </ul>
)

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Fresh recovery codes, shown this once: to copy, save or print. They take the focus. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { email } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const text = `${m.recoveryCodesFileHead({ email })}\n\n${codes.join('\n')}\n`
  const save = () =>
    saveBlob({ blob: new Blob([text], { type: 'text/plain' }), name: 'campanile-recovery-codes.txt' })
  return (
    <div className="max-w-md">
      <h3 ref={heading} tabIndex={-1} className="text-md font-title outline-none">
        {m.keepTheseRecoveryCodes()}
      </h3>
      <p className="mt-1 text-base text-ink-2">{m.aboutRecoveryCodes()}</p>
      <div className="my-4 rounded-md bg-sunken p-4">
        <CodeList codes={codes} />
      </div>
      <div className="flex flex-wrap gap-2">
        {'clipboard' in navigator && (
          <Button
            icon={<Copy size={14} aria-hidden="true" />}
            onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {m.copy()}
          </Button>
        )}
        <Button icon={<Download size={14} aria-hidden="true" />} onClick={save}>
          {m.download()}
        </Button>
        <Button icon={<Printer size={14} aria-hidden="true" />} onClick={() => print()}>
          {m.print()}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {m.iHaveSavedThem()}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-3">
        {copied && m.copied()}
      </p>
      <PrintSheet>
        <h1 className="mb-2 text-2xl font-title">{m.campanileRecoveryCodes()}</h1>
        <p className="mb-6">{m.codesOfEmail({ email })}</p>
        <CodeList codes={codes} />
      </PrintSheet>
    </div>
  )
}
