import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from './PageHead.tsx'
import { TabNav } from './TabNav.tsx'

interface TabbedScreenProps {
  title: string
  sub: string
  /** Of the tabs, for screen readers. */
  label: string
  /** The address of the first tab. */
  base: string
  tabs: Parameters<typeof TabNav>[0]['tabs']
  /** By the last part of their address, `:tab`. */
  parts: Record<string, ComponentType>
}

/** A screen with tabs, each with its own address. An unknown address opens the first. */
export function TabbedScreen({ title, sub, label, base, tabs, parts }: TabbedScreenProps) {
  useDocumentTitle(title)
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title={title} sub={sub} />
      <TabNav label={label} tabs={tabs} />
      <Part />
    </>
  )
}
