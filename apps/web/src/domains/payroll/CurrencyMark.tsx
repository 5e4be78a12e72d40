/** The currency inside an amount's frame. */
export const CurrencyMark = ({ currency }: { currency: string }) => (
  <span className="shrink-0 pe-3.5 text-sm text-ink-3">{currency}</span>
)
