import { useSearchParams } from 'react-router'

/** The student whose panel is open, in the address. */
export function useStudentParam() {
  const [params, setParams] = useSearchParams()
  const open = (studentId: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (studentId) after.set('student', studentId)
        else after.delete('student')
        return after
      },
      { replace: !studentId },
    )
  return [params.get('student') ?? undefined, open] as const
}
