const acts: (() => void)[] = []

/** What is kept outside the query cache is given up here, when the person leaves or another comes. */
export const onSignOut = (act: () => void) => void acts.push(act)

export function cleanUpAfterSignOut() {
  for (const act of acts) act()
}
