// The only code that asks the device for its location.

import type { DeviceLocation } from '@campanile/contract/attendance/check-in.ts'

/**
 * location-denied: the person or the browser refused. location-unknown: the device could not determine it.
 */
export type LocationProblem = 'location-denied' | 'location-unknown'

export class LocationError extends Error {
  readonly problem: LocationProblem

  constructor(problem: LocationProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Milliseconds in which a phone finds itself indoors. */
const patience = 20_000

/** The device's current location, as accurate as it can be. */
export function readLocation(): Promise<DeviceLocation> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new LocationError('location-unknown'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new LocationError(code === PERMISSION_DENIED ? 'location-denied' : 'location-unknown')),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
    )
  })
}
