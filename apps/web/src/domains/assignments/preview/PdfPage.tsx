import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawPage, type OpenPdf } from '#lib/pdf.ts'
import { m } from './messages.ts'

interface PdfPageProps {
  pdf: OpenPdf
  number: number
  /** In CSS pixels. */
  width: number
  /** Over the page. */
  children?: ReactNode
}

/** Pages are rendered shortly before they come into view, and removed when they are far away. */
const margin = '1000px 0px'

/** One page of a PDF file. */
export function PdfPage({ pdf, number, width, children }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [ratio, setRatio] = useState(pdf.ratio)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([it]) => setIsNear(it?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear || width === 0) return
    let drawing: ReturnType<typeof drawPage> | undefined
    let isCurrent = true
    const draw = async () => {
      const page = await pdf.page(number)
      if (!isCurrent || !canvas.current || !text.current) return
      const size = page.getViewport({ scale: 1 })
      setRatio(size.height / size.width)
      drawing = drawPage(page, { canvas: canvas.current, text: text.current, width })
      await drawing.done
    }
    draw().catch(() => isCurrent && setHasFailed(true))
    return () => {
      isCurrent = false
      drawing?.stop()
    }
  }, [isNear, pdf, number, width])
  return (
    <section
      ref={frame}
      aria-label={m.pageNumberOfPages({ number, pages: pdf.pages })}
      className="relative mx-auto bg-white shadow-1"
      style={{ width, height: width * ratio }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} className="absolute inset-0 size-full" />
          <div ref={text} className="pdf-text" />
        </>
      )}
      {hasFailed && (
        <p role="alert" className="absolute inset-x-0 top-0 bg-warn-tint px-4 py-2 text-sm text-warn-ink">
          {m.thisPageCouldNotBeShown()}
        </p>
      )}
      {children}
    </section>
  )
}
