/** Lets the browser save a file that is already loaded. */
export function saveBlob({ blob, name }: { blob: Blob; name: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Once the download has begun, it holds its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
