/** What the QR code holds: a phone's own camera app opens it. */
export const checkInLink = (origin: string, classId: string, token: string): string =>
  `${origin}/attendance/${classId}/${token}`
