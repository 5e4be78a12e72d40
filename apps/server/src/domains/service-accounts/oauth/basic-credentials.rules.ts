/** The credentials in an Authorization header of HTTP Basic (RFC 7617); undefined if it has another form. */
export function basicCredentials(
  authorization: string | undefined,
): { id: string; secret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]{1,500}={0,2})$/i.exec(authorization?.trim() ?? '') ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { id: text.slice(0, colon), secret: text.slice(colon + 1) }
}
