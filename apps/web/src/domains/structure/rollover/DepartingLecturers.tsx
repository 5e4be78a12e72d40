import { plainDateWithYear } from '#lib/time.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { courseWords } from './courseWords.ts'
import { m } from './messages.ts'

/** Lecturers who have left by the new term, or leave during it. */
export function DepartingLecturers({ rolloverId }: { rolloverId: string }) {
  const { data } = useRead('checkTermRollover', { rolloverId })
  if (!data || data.departures.length === 0) return null
  return (
    <Alert tone="warn" title={m.lecturersGone()} className="w-full">
      <ul>
        {data.departures.map(({ lecturer, departure, endsOn, courses }) => (
          <li key={lecturer.id}>
            {departure === 'leaving' && endsOn
              ? m.leavesDuring({
                  name: lecturer.name,
                  day: plainDateWithYear(endsOn),
                  courses: courseWords(courses),
                })
              : m.leftBefore({ name: lecturer.name, courses: courseWords(courses) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
