/** Milliseconds by which the device's time may differ from the code's before a warning is shown. */
const usual = 2 * 60_000

/**
 * When the device says that it scanned, where that is not when the code was on the screen: its clock is wrong,
 * or the code was passed on. Null where both agree.
 */
export const strangeTime = ({ shownAt, scannedAt }: { shownAt: string; scannedAt: string }): string | null =>
  Math.abs(Date.parse(scannedAt) - Date.parse(shownAt)) > usual ? scannedAt : null
