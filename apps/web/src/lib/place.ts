// The only place that asks the device where it is.

import type { Place } from '@campanile/contract/attendance/check-in.ts'

/** location-denied: the person or the browser said no. location-unknown: the device could not tell. */
export type PlaceProblem = 'location-denied' | 'location-unknown'

export class PlaceError extends Error {
  readonly problem: PlaceProblem

  constructor(problem: PlaceProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Milliseconds in which a phone finds itself indoors. */
const patience = 20_000

/** Where the device is this moment, as exactly as it can tell. */
export function readPlace(): Promise<Place> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new PlaceError('location-unknown'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new PlaceError(code === PERMISSION_DENIED ? 'location-denied' : 'location-unknown')),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
    )
  })
}
