import { type ReactNode, useEffect, useRef } from 'react'

interface PhotoBesideProps {
  photo: ReactNode
  children: ReactNode
}

/** A step of the modal after the capture: the photo beside its result. It receives the focus. */
export function PhotoBeside({ photo, children }: PhotoBesideProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid items-center gap-8 p-8 max-md:gap-7 max-md:px-5 max-md:pb-[max(20px,env(safe-area-inset-bottom))] max-md:pt-7 md:min-h-[472px] md:grid-cols-leading-aside">
      {photo}
      <div ref={text} tabIndex={-1} className="outline-none max-md:text-center">
        {children}
      </div>
    </div>
  )
}
