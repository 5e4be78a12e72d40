const acts: (() => void)[] = []

/** Data outside the query cache is deleted here when the person signs out or another signs in. */
export const onSignOut = (act: () => void) => void acts.push(act)

export function cleanUpAfterSignOut() {
  for (const act of acts) act()
}
