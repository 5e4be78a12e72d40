type Gate = (event: PopStateEvent) => void

let gate: Gate | undefined

/** To be called before the router is there: the window's listeners run in the order in which they came. */
export const openPopGate = () => addEventListener('popstate', (event) => gate?.(event))

/** Hears of the browser's Back and Forward before the router does. */
export function guardPops(next: Gate): () => void {
  gate = next
  return () => {
    gate = undefined
  }
}
