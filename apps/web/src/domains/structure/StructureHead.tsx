import type { ReactNode } from 'react'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { m } from './messages.ts'
import { structureTabs } from './structureTabs.ts'

interface StructureHeadProps {
  sub: string
  /** The part's act. */
  children?: ReactNode
}

/** Head and parts of Class Management. */
export function StructureHead({ sub, children }: StructureHeadProps) {
  useDocumentTitle(m.classManagement())
  return (
    <>
      <PageHead title={m.classManagement()} sub={sub}>
        {children}
      </PageHead>
      <TabNav label={m.classManagement()} tabs={structureTabs} />
    </>
  )
}
