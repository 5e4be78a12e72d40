import type { FaceEngine } from '@campanile/face/engine.ts'
import { qualityProblems } from '@campanile/face/quality.ts'
import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { cn } from '#lib/cn.ts'
import { Button } from '#ui/Button.tsx'
import { faceMessages, failureSentence } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { photoAdvice } from './checks.ts'
import { EngineFailed } from './EngineFailed.tsx'
import { m } from './messages.ts'
import { reduced } from './snapshot.ts'
import { registrationStageClass } from './stageClass.ts'

interface UploadCaptureProps {
  /** The choice between the ways. */
  choice: ReactNode
  onShot: (shot: Shot) => void
  /** Why the file gave no photo; null while another one is checked. */
  onFailure: (sentence: string | null) => void
}

/** A photo from a file instead of the camera. */
export function UploadCapture({ choice, onShot, onFailure }: UploadCaptureProps) {
  const { engine, status, retry } = useFaceEngine()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)

  async function read(file: File | undefined) {
    // spec.md section 5: files that are not pictures are ignored silently.
    if (!file?.type.startsWith('image/')) return
    onFailure(null)
    setReading(true)
    const read = await readShot(engine, file)
    setReading(false)
    if (read.shot) onShot(read.shot)
    else onFailure(read.failure)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    read(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        className={cn(registrationStageClass, 'grid place-items-center p-6')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div
          className={cn(
            'arch grid aspect-[10/11] w-64 max-w-full place-content-center justify-items-center gap-4 border-2 border-dashed px-6 text-center max-md:w-52',
            isOver ? 'border-brand-mid bg-brand-tint' : 'border-line-2 bg-surface',
          )}
        >
          <ImageUp size={30} strokeWidth={1.5} className="text-ink-3" aria-hidden="true" />
          <Button
            variant="primary"
            size="lg"
            busy={isReading || status === 'loading'}
            busyLabel={isReading ? m.looking() : m.gettingReady()}
            onClick={() => input.current?.click()}
          >
            {m.selectAPhoto()}
          </Button>
          <p className="text-sm text-ink-3 max-md:hidden">{m.orDropItHere()}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={m.photoOfYourFace()}
            className="hidden"
            onChange={(event) => {
              read(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div className="flex flex-col p-6 max-md:p-4">
        {status === 'failed' && <EngineFailed onRetry={retry} />}
        <ul className="list-disc space-y-2 ps-4 text-base text-ink-2 marker:text-ink-3">
          <li>{m.onlyYouAreInThePhoto()}</li>
          <li>{m.wholeFaceShows()}</li>
          <li>{m.itIsSharpAndWellLit()}</li>
        </ul>
        <p className="mt-5 text-sm text-ink-3">{m.uploadedPhotoIsReviewed()}</p>
        <div className="mt-auto pt-5">{choice}</div>
      </div>
    </>
  )
}

type Reading = { shot: Shot } | { shot: null; failure: string }

/** Looks for a face in a photo file, with the single-shot detector where the tiny one finds none. */
async function readShot(engine: FaceEngine, file: Blob): Promise<Reading> {
  try {
    const analysis = await engine.analysePhoto(file, { descriptor: true })
    const [face] = analysis.faces
    if (!face?.descriptor) return { shot: null, failure: faceMessages.noFace }
    const [problem] = qualityProblems(analysis, 'registration')
    if (problem) return { shot: null, failure: photoAdvice[problem.gate] }
    const jpeg = await reduced(file)
    const descriptors = [face.descriptor]
    return { shot: { jpeg, analysis, descriptors, source: 'upload', takenAt: new Date() } }
  } catch (error) {
    return { shot: null, failure: failureSentence(error) }
  }
}
