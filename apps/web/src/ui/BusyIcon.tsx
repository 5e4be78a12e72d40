import { LoaderCircle } from 'lucide-react'

export const BusyIcon = ({ size = 16 }: { size?: number }) => (
  <LoaderCircle size={size} className="shrink-0 animate-spin" aria-hidden="true" />
)
