/** The URL in the QR code, which a phone's own camera app can open. */
export const checkInLink = (origin: string, classId: string, token: string): string =>
  `${origin}/attendance/${classId}/${token}`

export interface ScannedLink {
  classId: string
  token: string
}

const path = /^\/attendance\/([0-9a-f-]{36})\/([\w-]{1,100})\/?$/

/**
 * The class and token in a scanned code; undefined for any other code. The host is not compared, because the
 * server may have several names: the URL is not opened, and only our server checks the token.
 */
export function readCheckInLink(text: string): ScannedLink | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  const [, classId, token] = path.exec(url.pathname) ?? []
  return classId && token ? { classId, token } : undefined
}
