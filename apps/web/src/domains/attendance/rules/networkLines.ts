/** The networks in what was typed, one a line or with commas between. */
export const networksIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((it) => it.trim())
    .filter(Boolean)
