/** What the table compares. Keys are in the order of its rows. */
export const compared = {
  rate8: 'whole check-ins a second, 8 at once',
  processor8: '  processor of each: server + database, ms',
  rate32: 'whole check-ins a second, 32 at once',
  processor32: '  processor of each: server + database, ms',
  reportFirstByte: 'report of 300 students and 100 sessions: first byte, ms',
  reportDrawn: '  drawn, ms',
  reportNodes: '  DOM nodes',
  reportProcessor: '  processor of each answer: server + database, ms',
  saveRegister: 'saving a register of 300 at once, ms',
  saveProcessor: '  processor of each: server + database, ms',
  signIns: 'sign-ins a second, 8 at once',
  signInProcessor: '  processor of each: server + database, ms',
  signInPaint: 'sign-in page: first paint, ms',
  signInKilobytes: '  transferred, KB',
} as const

export type Figures = Readonly<Partial<Record<keyof typeof compared, string>>>

/**
 * Figures of other systems, measured earlier on the same class of machine: two cores, shared by the system, its database
 * and the load generator. Moodle's check-in is a self-recorded mark with its result page, and its rate is the one
 * beyond which the responses slow down. Whatever is missing has not been measured.
 */
export const moodle: Figures = {
  rate8: '12 to 13',
  processor8: '151 together',
  reportFirstByte: '631',
  reportDrawn: '2853',
}

export const rosarioSis: Figures = { reportFirstByte: '711', reportDrawn: '2443' }
