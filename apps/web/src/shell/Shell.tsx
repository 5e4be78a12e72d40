import { WifiOff } from 'lucide-react'
import { Suspense, useCallback, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { cn } from '#lib/cn.ts'
import { useUser } from '#lib/session.ts'
import { useOnline } from '#lib/useOnline.ts'
import { useRouteFocus } from '#lib/useRouteFocus.ts'
import { Banner } from '#ui/Banner.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { Background } from './Background.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FacePrompt } from './FacePrompt.tsx'
import { m } from './messages.ts'
import { Help, MenuDrawer, MoreSheet, Palette, SignOut } from './overlays.ts'
import { PhoneTabs } from './PhoneTabs.tsx'
import { phoneTabsFor } from './phoneTabs.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useSearchShortcut } from './useSearchShortcut.ts'

type Overlay = 'help' | 'menu' | 'more' | 'search' | 'sign-out' | null

/** Sidebar, top bar and the screen between them. */
export function Shell() {
  const tabs = phoneTabsFor(useUser().role)
  const hasTabs = tabs.length > 0
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const [overlay, setOverlay] = useState<Overlay>(null)
  const close = () => setOverlay(null)
  const signOut = () => setOverlay('sign-out')
  useRouteFocus(main)
  useSearchShortcut(useCallback(() => setOverlay((now) => (now === 'search' ? null : 'search')), []))

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-sidebar">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:z-50 focus:rounded-sm focus:bg-brand focus:px-3 focus:py-2 focus:text-on-brand"
      >
        {m.skipToContent()}
      </a>
      <aside aria-label={m.navigation()} className="sticky top-0 hidden h-dvh border-e border-line lg:block">
        <Sidebar onSignOut={signOut} />
      </aside>
      <div className="min-w-0">
        <TopBar
          onMenu={() => setOverlay('menu')}
          onSearch={() => setOverlay('search')}
          onHelp={() => setOverlay('help')}
          onSignOut={signOut}
        />
        <OfflineBar />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={cn(
            'mx-auto max-w-[1280px] px-8 pb-16 pt-7 outline-none max-lg:px-6 max-md:px-4 max-md:pt-5',
            hasTabs && 'max-md:pb-28',
          )}
        >
          <FacePrompt />
          <ErrorBoundary place={pathname}>
            <Suspense fallback={<SkeletonPage />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {hasTabs && <PhoneTabs tabs={tabs} onMore={() => setOverlay('more')} />}
      {overlay === 'help' && <Help onClose={close} />}
      {overlay === 'menu' && <MenuDrawer onSignOut={signOut} onClose={close} />}
      {overlay === 'more' && <MoreSheet onSignOut={signOut} onClose={close} />}
      {overlay === 'sign-out' && <SignOut onClose={close} />}
      {overlay === 'search' && <Palette onClose={close} />}
      <Background />
    </div>
  )
}

/** The region is always there, so that screen readers announce what fills it. */
function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Banner
          tone="warn"
          icon={<WifiOff size={16} className="shrink-0" aria-hidden="true" />}
          className="border-x-0 border-t-0"
        >
          {m.youreOffline()}
        </Banner>
      )}
    </div>
  )
}
