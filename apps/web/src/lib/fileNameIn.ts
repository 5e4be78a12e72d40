/** The name in a content-disposition header (RFC 6266); the one with accents if there is one. */
export function fileNameIn(header: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="([^"]*)"/i.exec(header)?.[1]
  return (encoded ? decodeURIComponent(encoded) : plain) || 'download'
}
