/** Lets the browser save what has been fetched already. */
export function saveBlob({ blob, name }: { blob: Blob; name: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
