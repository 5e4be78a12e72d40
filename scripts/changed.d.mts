export function affectedTests(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
): { tests: string[]; stories: string[] }
