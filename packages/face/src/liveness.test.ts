import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LivenessAction,
  type LivenessFrame,
  livenessActions,
  nextLiveness,
  startLiveness,
} from './liveness.ts'
import { drawnPoints, type Look } from './testing/synthetic-face.ts'

const seen = (look: Look = {}, happy = 0.05): LivenessFrame => ({ points: drawnPoints(look), happy })
const feed = (action: LivenessAction, frames: readonly (LivenessFrame | null)[]) =>
  frames.reduce(nextLiveness, startLiveness(action)).phase

const frontal = [seen(), seen({ yaw: 0.1 })]
const shown: Record<LivenessAction, LivenessFrame> = {
  'turn-left': seen({ yaw: 0.45 }),
  'turn-right': seen({ yaw: -0.45 }),
  smile: seen({ yaw: 0.1 }, 0.97),
  'open-mouth-turn': seen({ yaw: -0.4, mouth: 0.6 }),
}
const anyFrame = fc.option(
  fc
    .record({
      yaw: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
      mouth: fc.double({ min: 0, max: 0.8, noNaN: true }),
      happy: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ yaw, mouth, happy }) => seen({ yaw, mouth }, happy)),
)

describe.each(livenessActions)('%s', (action) => {
  it('is proved by looking into the camera and then performing the action', () => {
    expect(feed(action, [])).toBe('frontal-needed')
    expect(feed(action, frontal)).toBe('waiting')
    expect(feed(action, [...frontal, shown[action], shown[action]])).toBe('shown')
  })

  it('needs two consecutive frames with the action', () => {
    expect(feed(action, [...frontal, shown[action], seen(), shown[action]])).toBe('waiting')
    expect(feed(action, [...frontal, shown[action], null, shown[action]])).toBe('waiting')
  })

  it('is not proved by a person or photo that shows the action all the time', () => {
    expect(feed(action, Array(50).fill(shown[action]))).toBe('frontal-needed')
  })

  it('is not proved by another action', () => {
    for (const other of livenessActions) {
      const isPartOfIt = action === 'turn-right' && other === 'open-mouth-turn'
      if (other === action || isPartOfIt) continue
      expect(feed(action, [...frontal, ...Array(5).fill(shown[other])])).toBe('waiting')
    }
  })

  it('is never revoked, and never skips the frontal face', () => {
    fc.assert(
      fc.property(fc.array(anyFrame, { maxLength: 40 }), (frames) => {
        const order = ['frontal-needed', 'waiting', 'shown']
        let state = startLiveness(action)
        for (const frame of frames) {
          const next = nextLiveness(state, frame)
          const step = order.indexOf(next.phase) - order.indexOf(state.phase)
          expect(step === 0 || step === 1).toBe(true)
          state = next
        }
      }),
    )
  })
})

describe('smile', () => {
  it('does not count for a person who smiles from the start', () => {
    const smiling = seen({}, 0.95)
    expect(feed('smile', Array(20).fill(smiling))).toBe('frontal-needed')
  })

  it('does not count on a turned head', () => {
    expect(feed('smile', [...frontal, ...Array(5).fill(seen({ yaw: 0.4 }, 0.99))])).toBe('waiting')
  })
})

describe('open-mouth-turn', () => {
  it('counts to either side, but only with the mouth closed before and open now', () => {
    const left = seen({ yaw: 0.4, mouth: 0.6 })
    expect(feed('open-mouth-turn', [...frontal, left, left])).toBe('shown')
    const closed = seen({ yaw: 0.4 })
    expect(feed('open-mouth-turn', [...frontal, closed, closed])).toBe('waiting')
    const gaping = seen({ mouth: 0.6 })
    expect(feed('open-mouth-turn', [gaping, gaping, left, left])).toBe('frontal-needed')
  })
})
