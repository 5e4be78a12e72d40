// The code on the classroom screen and the scan of it. Without schemas, so that screens can show it without
// loading zod.

/** Seconds for which a code is shown: product.md, Class attendance. */
export const codePeriodSeconds = 15
/** Seconds for which a code is still accepted after it was shown. */
export const codeGraceSeconds = 2
/** Minutes for which a redeemed scan is valid. */
export const scanMinutes = 5
/** Letters and digits that cannot be confused with each other. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 6
/** Hours for which a device keeps an unsent scan. */
export const keptScanHours = 24
