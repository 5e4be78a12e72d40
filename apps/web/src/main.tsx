import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { applyLocale } from '#lib/locale.ts'
import { PageRouter } from '#lib/PageRouter.tsx'
import { sweepSealed } from '#lib/sealedStore.ts'
import { registerServiceWorker } from '#lib/serviceWorker.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { AppRoutes, loadScreen } from './AppRoutes.tsx'

applyLocale()

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const root = createRoot(place)

// A transition is rendered in small pieces, so that a slow phone stays responsive.
const start = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <PageRouter>
          <AppRoutes />
        </PageRouter>
      </StrictMode>,
    ),
  )

// Code that could not be fetched is requested once more where it is shown, and a failure is reported there.
root.render(<Spinner />)
void loadScreen(location.pathname).then(start, start)

// The development server builds no worker.
if (import.meta.env.PROD) addEventListener('load', () => void registerServiceWorker())

// A photo that waits on a shared computer is deleted in time, even if nobody signs in again.
void sweepSealed()
