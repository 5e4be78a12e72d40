/** Path of a person's profile photo; changes with the photo, so that a page never shows an earlier one. */
export function photoUrl(personId: string, profileImage: string | null): string | null {
  return profileImage && `/api/people/${personId}/photo?v=${photoVersion(profileImage)}`
}

/** Path of a person's registration photo; names which one, as one that counts and one in review may lie side by side. */
export function facePhotoUrl(personId: string, key: string): string {
  return `/api/faces/${personId}/photo?v=${photoVersion(key)}`
}

/** Names the photo that lies under a key, and no other of the same person. */
export const photoVersion = (key: string) => key.replace(/^.*\//, '').slice(-14, -4)
