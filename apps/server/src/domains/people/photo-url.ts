/** Path of a person's profile photo. It changes with the photo, so that a page never shows an earlier one. */
export function photoUrl(personId: string, profileImage: string | null): string | null {
  return profileImage && `/api/people/${personId}/photo?v=${photoVersion(profileImage)}`
}

/**
 * Path of a person's registration photo; includes a version, as one in use and one in review may both exist.
 */
export function facePhotoUrl(personId: string, key: string): string {
  return `/api/faces/${personId}/photo?v=${photoVersion(key)}`
}

/** A version that identifies the photo with this key among all photos of the same person. */
export const photoVersion = (key: string) => key.replace(/^.*\//, '').slice(-14, -4)
