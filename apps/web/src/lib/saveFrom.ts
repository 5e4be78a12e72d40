/** Lets the browser fetch and save a file of ours; it shows progress and failure where it shows downloads. */
export function saveFrom(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
