import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openPdf } from '#lib/pdf.ts'
import { useFetchedFile } from '#lib/useFetchedFile.ts'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { PdfPage } from './PdfPage.tsx'

interface PdfViewProps {
  /** The source of the PDF file: as submitted, or converted. */
  source: 'readSubmittedFile' | 'readWorkPreview'
  submissionId: string
  fileId: string
  name: string
  /** Beside the zoom. */
  tools?: ReactNode
  /** Over each page. */
  over?: (page: number) => ReactNode
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const fitting = zooms.indexOf(1)

/** The pages of a PDF file one below the other, as wide as the space for them. */
export function PdfView({ source, submissionId, fileId, name, tools, over }: PdfViewProps) {
  const input = { submissionId, fileId }
  const { value: pdf, error } = useFetchedFile(source, input, openPdf, (it) => it.close())
  const [zoom, setZoom] = useState(fitting)
  const [space, setSpace] = useState(0)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([it]) => setSpace(Math.floor(it?.contentRect.width ?? 0)))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const scale = zooms[zoom] ?? 1
  const width = Math.floor(space * scale)
  return (
    <section ref={frame} aria-label={name}>
      {error ? (
        <Empty kind="error" heading="h3" title={m.thisFileCouldNotBeShown()}>
          {m.downloadItToSeeItsContents()}
        </Empty>
      ) : pdf ? (
        <>
          <div className="sticky top-0 z-10 mb-2 flex items-center gap-1 border-b border-line bg-raised py-1.5">
            <IconButton label={m.zoomOut()} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <Minus size={16} aria-hidden="true" />
            </IconButton>
            <span className="tnum w-12 text-center text-sm text-ink-2">{scale * 100} %</span>
            <IconButton
              label={m.zoomIn()}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <Plus size={16} aria-hidden="true" />
            </IconButton>
            <span className="tnum ms-1 text-sm text-ink-3">{m.pages({ count: pdf.pages })}</span>
            {tools && <span className="ms-auto flex items-center gap-2">{tools}</span>}
          </div>
          <div className="grid gap-4 overflow-x-auto pb-2" tabIndex={zoom > fitting ? 0 : undefined}>
            {Array.from({ length: pdf.pages }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of one file.
              <PdfPage key={index} pdf={pdf} number={index + 1} width={width}>
                {over?.(index + 1)}
              </PdfPage>
            ))}
          </div>
        </>
      ) : (
        <SkeletonList />
      )}
    </section>
  )
}
