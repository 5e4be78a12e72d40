import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'

interface QuestionLinkProps {
  /** The path of questions. */
  to: string
  children: ReactNode
}

/** Notifications name a question at the domain's own address; it is shown among the questions. */
export function QuestionLink({ to, children }: QuestionLinkProps) {
  const question = useSearchParams()[0].get('question')
  return question ? <Navigate to={`${to}?question=${encodeURIComponent(question)}`} replace /> : children
}
