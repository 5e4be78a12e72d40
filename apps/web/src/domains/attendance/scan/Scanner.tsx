import { CameraOff, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CameraPicture } from '#camera/CameraPicture.tsx'
import { cameraAdvice } from '#camera/cameraProblem.ts'
import { useQrCodes } from '#camera/qr/useQrCodes.ts'
import { useCamera } from '#camera/useCamera.ts'
import { useStream } from '#camera/useStream.ts'
import { Button } from '#ui/Button.tsx'
import { readCheckInLink, type ScannedLink } from '../checkInLink.ts'
import { m } from './messages.ts'

/** Large pictures: the code has to be read from the last row of a lecture hall. */
const ofCode = { side: 'environment', width: 1920, height: 1080 } as const

/** Milliseconds without a code before the hint suggests what to do. */
const patience = 8_000

const words = {
  starting: m.startingTheCamera(),
  looking: m.pointTheCamera(),
  slow: m.noCodeFoundYet(),
  other: m.notACheckInCode(),
  found: m.codeFound(),
  failed: m.scannerCouldNotBeLoaded(),
}

interface ScannerProps {
  onScan: (link: ScannedLink) => void
}

/** The camera's picture, in which the code on the classroom screen is read, with instructions below. */
export function Scanner({ onScan }: ScannerProps) {
  const camera = useCamera(ofCode)
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState<'nothing' | 'other' | 'found'>('nothing')
  const [isSlow, setSlow] = useState(false)
  const { state } = camera
  const isOn = state.phase === 'on'
  useStream(video, isOn ? state.stream : null)
  const { hasFailed } = useQrCodes({
    video,
    active: isOn && seen !== 'found',
    onCodes(texts) {
      const link = texts.map(readCheckInLink).find((it) => it !== undefined)
      setSeen(link ? 'found' : 'other')
      if (link) onScan(link)
    },
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [isOn])

  if (state.phase === 'failed') {
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center px-6 py-8 text-center">
        <CameraOff size={28} strokeWidth={1.5} className="text-night-ink" aria-hidden="true" />
        <p className="mt-4 max-w-80 text-md font-title">{m.unableToAccessCamera()}</p>
        <p className="mt-1 max-w-80 text-base text-night-ink">
          {cameraAdvice[state.problem]} {m.youCanAlsoTypeTheCode()}
        </p>
        <Button
          size="lg"
          className="mt-5 min-h-11"
          icon={<RefreshCw size={15} aria-hidden="true" />}
          onClick={camera.restart}
        >
          {m.tryAgain()}
        </Button>
      </div>
    )
  }
  const idle = !isOn ? 'starting' : isSlow ? 'slow' : 'looking'
  return (
    <>
      <div className="relative min-h-48 flex-1 overflow-hidden bg-black">
        <CameraPicture ref={video} />
        <Frame />
      </div>
      <p
        role="status"
        className="flex min-h-14 shrink-0 items-center justify-center px-4 py-2 text-center text-base font-title"
      >
        {words[hasFailed ? 'failed' : seen === 'nothing' ? idle : seen]}
      </p>
    </>
  )
}

/** Four corners around the best position of the code. */
const Frame = () => (
  <svg
    viewBox="0 0 100 100"
    className="absolute left-1/2 top-1/2 size-[min(70%,280px)] -translate-x-1/2 -translate-y-1/2"
    aria-hidden="true"
  >
    <path
      d="M4 24V10a6 6 0 0 1 6-6h14M76 4h14a6 6 0 0 1 6 6v14M96 76v14a6 6 0 0 1-6 6H76M24 96H10a6 6 0 0 1-6-6V76"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      className="stroke-brass-fill"
    />
  </svg>
)
