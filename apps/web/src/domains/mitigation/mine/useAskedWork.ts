import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

interface AskedWork {
  classId: string
  assignmentId: string
}

/** Work that a link asks an extension for, `?class=…&assignment=…`: selected once, when the classes are known. */
export function useAskedWork(known: boolean, choose: (asked: AskedWork) => void) {
  const [params] = useSearchParams()
  const [classId, assignmentId] = [params.get('class'), params.get('assignment')]
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (!known || !classId || done.current === assignmentId) return
    done.current = assignmentId ?? ''
    choose({ classId, assignmentId: assignmentId ?? '' })
  })
}
