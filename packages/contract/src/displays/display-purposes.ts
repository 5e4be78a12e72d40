/** What a paired display may do; each purpose opens the operations that name it, and no other. Free of zod. */
export const displayPurposes = ['staff-link', 'kiosk'] as const

export type DisplayPurpose = (typeof displayPurposes)[number]

/** Long enough that guessing one of the few open pairings is hopeless, short enough to type. */
export const pairingCodeLength = 8

/** The code as it is shown and read out. */
export const shownPairingCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
