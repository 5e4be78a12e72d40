/** A position in a picture, in pixels. */
type Spot = { readonly x: number; readonly y: number }

/** A face in one of the face library's demo pictures. The numbers were measured with the engine. */
export type FilmPerson = {
  readonly picture: string
  /** The centres of the eyes, starting with the one on the left of the picture. */
  readonly eyes: readonly [Spot, Spot]
  /** The rotation of the head in the picture, as the engine's `yaw`. Films rotate it back. */
  readonly yaw: number
}

/** Three people whom the recognition model clearly distinguishes: their films are 0.8 apart. */
export const filmPeople = {
  brunette: {
    picture: 'sample6.jpg',
    eyes: [
      { x: 1530, y: 371 },
      { x: 1628, y: 394 },
    ],
    yaw: -0.12,
  },
  redhead: {
    picture: 'sample1.jpg',
    eyes: [
      { x: 1556, y: 277 },
      { x: 1617, y: 337 },
    ],
    yaw: -0.09,
  },
  raven: {
    picture: 'sample6.jpg',
    eyes: [
      { x: 325, y: 607 },
      { x: 425, y: 595 },
    ],
    yaw: 0.31,
  },
} as const satisfies Record<string, FilmPerson>

export type FilmPersonName = keyof typeof filmPeople
