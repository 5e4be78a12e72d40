import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const bytesPerId = 16
/** Drawn for many ids at once: each draw takes longer than everything else about an id. */
const drawn = new Uint8Array(256 * bytesPerId)
let used = drawn.length

function drawBytes(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += bytesPerId
  return drawn.subarray(used - bytesPerId, used)
}

let lastMs = 0
let sequence = 0

/** Time-ordered ids keep the indexes of growing tables compact. Those of one process are in the order of their creation. */
export function newId(): string {
  const random = drawBytes()
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    // 31 random bits, so that it has room to be counted up within the millisecond.
    sequence = ((random[6]! & 0x7f) << 24) | (random[7]! << 16) | (random[8]! << 8) | random[9]!
  } else {
    sequence = (sequence + 1) | 0
    if (sequence === 0) lastMs += 1
  }
  return v7({ random, msecs: lastMs, seq: sequence })
}
