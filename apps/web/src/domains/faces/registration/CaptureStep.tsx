import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import type { Shot } from '../shot.ts'
import { CameraCapture } from './CameraCapture.tsx'
import { m } from './messages.ts'
import { UploadCapture } from './UploadCapture.tsx'

type Way = 'camera' | 'upload'

const ways = [
  { value: 'camera', label: m.cameraWay() },
  { value: 'upload', label: m.uploadWay() },
] as const

interface CaptureStepProps {
  failure: string | null
  /** Turns off the automatic shutter, so that the error stays readable. */
  held: boolean
  onShot: (shot: Shot) => void
  onFailure: (sentence: string | null) => void
}

export function CaptureStep({ failure, held, onShot, onFailure }: CaptureStepProps) {
  const [way, setWay] = useState<Way>('camera')
  const choose = (next: Way) => {
    onFailure(null)
    setWay(next)
  }
  const choice = (
    <Segmented label={m.photoFrom()} value={way} onChange={choose} options={ways} className="w-full" />
  )
  return (
    <>
      {failure && (
        <Alert key={failure} tone="bad" takesFocus className="m-4">
          {failure}
        </Alert>
      )}
      <div className="grid md:grid-cols-narrow-aside">
        {way === 'camera' ? (
          <CameraCapture choice={choice} isAutomatic={!held} onShot={onShot} onFailure={onFailure} />
        ) : (
          <UploadCapture choice={choice} onShot={onShot} onFailure={onFailure} />
        )}
      </div>
    </>
  )
}
