/** Arguments that a function call takes at once in every browser. */
const chunk = 0x8000

export function bytesToBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text)
}

export const base64ToBytes = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
