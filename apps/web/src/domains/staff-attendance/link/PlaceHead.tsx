import { MapPin } from 'lucide-react'

/** Where one checks in. */
export const PlaceHead = ({ place }: { place: string }) => (
  <h1 className="flex items-center gap-2 text-xl font-title">
    <MapPin size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
    {place}
  </h1>
)
