// Reasons that declarations of several domains have in common.

/** Why a column is not exported. */
export const decidedByOthers =
  'It names the person who decided or wrote something; what a person did themselves is in audit_events.'
export const secret = 'It is a secret, or could help somebody to use or guess one.'
export const storedFile = 'It identifies a stored file; the file itself is in the archive.'
export const faceDescriptor = 'Face descriptors never leave the server.'
export const registeredPhoto = 'It identifies a stored file; the registered photo is in the folder face.'

/** Why text cannot name a person. */
export const institutionText = 'Names that the institution gives to its own things.'
export const derivedText = 'Copied from other rows, and rewritten when they are.'
export const programText = 'Written by the program: codes, amounts, kinds and keys.'
