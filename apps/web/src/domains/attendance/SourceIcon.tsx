import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import {
  FileHeart,
  FileUp,
  Hand,
  KeyRound,
  type LucideIcon,
  Plane,
  QrCode,
  ScanFace,
  TimerOff,
} from 'lucide-react'

const icons: Record<AttendanceSource, LucideIcon> = {
  face: ScanFace,
  passkey: KeyRound,
  code: QrCode,
  manual: Hand,
  closing: TimerOff,
  import: FileUp,
  leave: Plane,
  mitigation: FileHeart,
}

/** The source of a record. */
export function SourceIcon({ source }: { source: AttendanceSource }) {
  const Icon = icons[source]
  return (
    <span title={attendanceSourceWords[source]}>
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only">{attendanceSourceWords[source]}</span>
    </span>
  )
}
