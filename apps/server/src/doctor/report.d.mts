export interface Finding {
  state: 'ok' | 'note' | 'warning' | 'broken'
  text: string
  /** The recommended action. */
  advice?: string
}

export function describeFinding(finding: Finding): string
export function ok(text: string): Finding
export function note(text: string): Finding
export function warning(text: string, advice: string): Finding
export function broken(text: string, advice: string): Finding
