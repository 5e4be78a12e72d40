/** Brass, with the slow ring that is the only loop in the interface: this is on now. */
export const LiveDot = () => (
  <span className="relative grid size-2 place-items-center" aria-hidden="true">
    <span className="absolute inset-0 animate-peal rounded-full bg-brass" />
    <span className="size-2 rounded-full bg-brass" />
  </span>
)
