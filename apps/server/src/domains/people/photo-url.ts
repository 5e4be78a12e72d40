/** Path of a person's profile photo; changes with the photo, so that browsers may keep it. */
export function photoUrl(personId: string, profileImage: string | null): string | null {
  return profileImage && `/api/people/${personId}/photo?v=${versionOf(profileImage)}`
}

/** Path of a person's registration photo; names which one, as one that counts and one in review may lie side by side. */
export function facePhotoUrl(personId: string, key: string): string {
  return `/api/faces/${personId}/photo?v=${versionOf(key)}`
}

const versionOf = (key: string) => key.replace(/^.*\//, '').slice(-14, -4)
