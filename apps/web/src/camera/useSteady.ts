import { useEffect, useState } from 'react'

/** The instruction over the camera picture. good: everything is fine, hold still. */
export interface Instruction {
  text: string
  good: boolean
}

/** Milliseconds; detections jump from frame to frame, a sentence has to stay long enough to be read. */
const patience = 500

/** The instruction once it has not changed for a moment; the first one at once. */
export function useSteady({ text, good }: Instruction): Instruction {
  const [steady, setSteady] = useState({ text, good })
  useEffect(() => {
    if (text === steady.text && good === steady.good) return
    const timer = setTimeout(() => setSteady({ text, good }), patience)
    return () => clearTimeout(timer)
  }, [text, good, steady])
  return steady
}
