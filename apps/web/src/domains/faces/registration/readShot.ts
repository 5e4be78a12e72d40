import type { FaceEngine } from '@campanile/face/engine.ts'
import { qualityProblems } from '@campanile/face/quality.ts'
import { faceMessages, failureSentence } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { photoAdvice } from './checks.ts'
import { reduced } from './snapshot.ts'

type Reading = { shot: Shot } | { shot: null; failure: string }

/** Looks for a face in a photo file, with the single-shot detector where the tiny one finds none. */
export async function readShot(engine: FaceEngine, file: Blob): Promise<Reading> {
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
