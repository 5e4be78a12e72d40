import { codeLength } from '@campanile/contract/attendance/check-in-code.ts'

/** The code in the typed text, without spaces and hyphens; undefined while it is not complete. */
export function typedCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return code.length === codeLength && /^[A-Z0-9]+$/.test(code) ? code : undefined
}
