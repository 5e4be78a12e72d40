import { useEffect, useState } from 'react'
import { type CameraProblem, cameraProblemOf } from './cameraProblem.ts'

/** user: the camera on the screen's side. */
type Side = 'user' | 'environment'

type CameraState =
  | { phase: 'starting' }
  | { phase: 'on'; stream: MediaStream }
  | { phase: 'failed'; problem: CameraProblem }

export interface Camera {
  state: CameraState
  side: Side
  /** The device has a second camera. */
  canSwitch: boolean
  switchSide: () => void
  /** Requests the camera again. */
  restart: () => void
}

const starting: CameraState = { phase: 'starting' }
const otherSide: Record<Side, Side> = { user: 'environment', environment: 'user' }

interface Wanted {
  side: Side
  /** Pixels. */
  width: number
  height: number
}

/** For faces; spec.md section 7. */
const ofFace: Wanted = { side: 'user', width: 640, height: 480 }

/** An exact side would refuse the one camera that a desk computer has. */
const open = async ({ side, width, height }: Wanted) =>
  navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: width }, height: { ideal: height }, facingMode: { ideal: side } },
  })

function close(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function hasSecondCamera() {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}

/** The camera, on as long as the component is mounted. */
export function useCamera({ side: firstSide, width, height } = ofFace): Camera {
  const [state, setState] = useState(starting)
  const [side, setSide] = useState(firstSide)
  const [tries, setTries] = useState(0)
  const [canSwitch, setCanSwitch] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const fail = (problem: CameraProblem) => {
      if (!left) setState({ phase: 'failed', problem })
    }
    async function start() {
      const opened = await open({ side, width, height })
      if (left) return close(opened)
      stream = opened
      for (const track of opened.getTracks()) track.onended = () => fail('lost')
      setState({ phase: 'on', stream: opened })
      setCanSwitch(await hasSecondCamera())
    }
    start().catch((error: unknown) => fail(cameraProblemOf(error)))
    return () => {
      left = true
      close(stream)
    }
  }, [side, width, height, tries])

  return {
    state,
    side,
    canSwitch,
    switchSide() {
      setState(starting)
      setSide(otherSide[side])
    },
    restart() {
      setState(starting)
      setTries(tries + 1)
    },
  }
}
