import { Loaded, type LoadedProps } from './Loaded.tsx'
import { SkeletonPage } from './SkeletonPage.tsx'

/** A page about something that is read first. */
export const LoadedPage = <Data,>(props: Omit<LoadedProps<Data>, 'heading' | 'skeleton'>) => (
  <Loaded {...props} heading="h1" skeleton={<SkeletonPage />} />
)
