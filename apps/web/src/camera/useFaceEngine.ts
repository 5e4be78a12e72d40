import type { FaceEngine } from '@campanile/face/engine.ts'
import { useEffect, useSyncExternalStore } from 'react'
import {
  type EngineStatus,
  engineStatus,
  holdEngine,
  listenToEngine,
  loadEngine,
  sharedEngine,
} from './faceEngine.ts'

export interface FaceEngineHandle {
  engine: FaceEngine
  status: EngineStatus
  /** The models are loaded, so that frames can be analysed. */
  initialized: boolean
  /** Loads again after 'failed'. */
  retry: () => void
}

/** The page's face engine. The first component that uses it starts the worker and loads the models. */
export function useFaceEngine(): FaceEngineHandle {
  const status = useSyncExternalStore(listenToEngine, engineStatus)
  useEffect(holdEngine, [])
  return { engine: sharedEngine(), status, initialized: status === 'ready', retry: loadEngine }
}
