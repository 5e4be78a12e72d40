// Movements of a head in a film, as warps of one picture. All lengths are in eye distances from the middle of
// the face, with x to the right of the picture and y down.

/** Half the width and height of the rotating ellipse, which reaches just beyond the jaw. */
const BULGE = { halfWidth: 1.15, halfHeight: 1.75 }
/** How much more the nose moves than the face around it. */
const NOSE = { y: 0.22, radius: 0.28, move: 0.3 }
/** Where the lips meet, half the mouth's width, and where the chin stops moving. */
const MOUTH = { y: 0.7, halfWidth: 0.36, fadesAt: 1.9 }

/**
 * Rotation moves points near the middle of the face sideways: x + turn * (1 - x² / a² - y² / b²). This is the
 * inverse, on the branch that is x without rotation. Points outside the ellipse do not move.
 */
function unbent(x: number, y: number, turn: number): number {
  const height = 1 - (y / BULGE.halfHeight) ** 2
  if (height <= 0 || Math.abs(turn) < 1e-6) return x
  const bend = turn / BULGE.halfWidth ** 2
  const discriminant = 1 - 4 * bend * (x - turn * height)
  if (discriminant < 0) return x
  const found = (1 - Math.sqrt(discriminant)) / (2 * bend)
  return (found / BULGE.halfWidth) ** 2 < height ? found : x
}

/**
 * The point of the unturned head that is seen at (x, y) when the head is turned so that its nose moves by
 * `turn`.
 */
export function unturned(x: number, y: number, turn: number): number {
  const bent = unbent(x, y, turn)
  const fromNose = (bent ** 2 + (y - NOSE.y) ** 2) / NOSE.radius ** 2
  return bent - turn * NOSE.move * Math.exp(-fromNose)
}

/**
 * The y of the point of a head with closed lips that is seen at (x, y) when its lips are `gap` apart, or null
 * inside the mouth.
 */
export function unopened(x: number, y: number, gap: number): number | null {
  const across = 1 - (x / MOUTH.halfWidth) ** 2
  if (gap <= 0 || across <= 0 || y <= MOUTH.y || y >= MOUTH.fadesAt) return y
  const open = gap * Math.sqrt(across)
  if (y < MOUTH.y + open) return null
  return y - (open * (MOUTH.fadesAt - y)) / (MOUTH.fadesAt - MOUTH.y - open)
}
