/**
 * Runs in a page that is read from right to left. Finds what nobody can see: elements that reach beyond the right
 * edge of the window or of a part that scrolls or clips, and those beyond the left edge where nothing scrolls.
 */
export function cutElements(): string[] {
  const tolerance = 1.5
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`

  /** Decoration, and what only screen readers have. */
  const isUnseen = (element: Element, { width, height }: DOMRect) =>
    width <= 1 ||
    height <= 1 ||
    element.closest('[aria-hidden="true"], svg') !== null ||
    !element.checkVisibility()

  /** The nearest part that clips the element, with its overflow. */
  function clipOf(element: Element) {
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part)
      if (style.overflowX !== 'visible') return { part, style }
      if (style.position === 'fixed') return undefined
    }
    return undefined
  }

  return [...document.querySelectorAll('main *, header *, nav *, [role="dialog"] *')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const rect = element.getBoundingClientRect()
    if ((!hasText && !element.matches('button, a, input')) || isUnseen(element, rect)) return []
    const clip = clipOf(element)
    const bounds = clip?.part.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
    const scrolled = clip ? -clip.part.scrollLeft : 0
    if (rect.right - scrolled > bounds.right + tolerance) return [`${nameOf(element)} is cut at the right`]
    const mayEndEarly = clip && (clip.style.overflowX !== 'hidden' || clip.style.textOverflow === 'ellipsis')
    if (!mayEndEarly && rect.left < bounds.left - tolerance) return [`${nameOf(element)} is cut at the left`]
    return []
  })
}
