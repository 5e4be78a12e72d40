import { useSearchParams } from 'react-router'

const name = 'student'

/** The student whose work is open, named by the URL; Back closes it. */
export function useOpenedStudent() {
  const [params, setParams] = useSearchParams()
  const show = (studentId: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (studentId) after.set(name, studentId)
        else after.delete(name)
        return after
      },
      // From one to the next is no step to go back.
      { replace: !studentId || params.has(name) },
    )
  return [params.get(name), show] as const
}
