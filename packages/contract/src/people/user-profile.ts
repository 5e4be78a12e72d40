import { z } from 'zod/mini'
import { employmentType, id, instant, role } from '../values.ts'

/**
 * The user profile of spec.md section 3: the data about a person in the auth session and in the list of people. The
 * `faceDescriptor` of the specification is missing, because it never leaves the server.
 */
export const userProfile = {
  id,
  email: z.string(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  /** URL path of the profile photo. */
  profileImage: z.nullable(z.string()),
  /** Whether the account is neither disabled nor archived. */
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  employmentType: z.nullable(employmentType),
  /** When the face in use was registered. */
  faceRegisteredAt: z.nullable(instant),
  /** URL path of the registration photo; for its owner and admins. */
  facePhotoURL: z.nullable(z.string()),
}
