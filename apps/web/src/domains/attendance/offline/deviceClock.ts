/** Milliseconds by which the device's time may differ from the code's before a warning is shown. */
const usual = 2 * 60_000

/**
 * The time of the scan according to the device, if it differs from when the code was shown: its clock is
 * wrong, or the code was passed on. Null if both agree.
 */
export const strangeTime = ({ shownAt, scannedAt }: { shownAt: string; scannedAt: string }): string | null =>
  Math.abs(Date.parse(scannedAt) - Date.parse(shownAt)) > usual ? scannedAt : null
