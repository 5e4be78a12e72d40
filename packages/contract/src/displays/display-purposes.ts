/** The purposes of paired displays; each allows only the operations that list it. Free of zod. */
export const displayPurposes = ['staff-link', 'kiosk'] as const

export type DisplayPurpose = (typeof displayPurposes)[number]

/** Long enough that guessing one of the few open pairings is infeasible, short enough to type. */
export const pairingCodeLength = 8

/** The code in the format in which it is displayed. */
export const shownPairingCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
