import { people } from './people.tables.ts'
import { facePhotoUrl, photoUrl } from './photo-url.ts'

/** The columns of a user profile. */
export const profileColumns = {
  id: people.id,
  email: people.email,
  role: people.role,
  firstName: people.firstName,
  lastName: people.lastName,
  profileImage: people.profileImage,
  isActive: people.isActive,
  createdAt: people.createdAt,
  updatedAt: people.updatedAt,
  employmentType: people.employmentType,
  faceRegisteredAt: people.faceRegisteredAt,
  facePhoto: people.facePhoto,
}

type ProfileRow = Pick<
  typeof people.$inferSelect,
  'id' | 'profileImage' | 'createdAt' | 'updatedAt' | 'faceRegisteredAt' | 'facePhoto'
>

/** A row with its user profile as pages read it: paths of photos instead of their keys, and times as text. */
export const withProfile = <T extends ProfileRow>({ facePhoto, ...row }: T) => ({
  ...row,
  profileImage: photoUrl(row.id, row.profileImage),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  faceRegisteredAt: row.faceRegisteredAt?.toISOString() ?? null,
  facePhotoURL: facePhoto && facePhotoUrl(row.id, facePhoto),
})
