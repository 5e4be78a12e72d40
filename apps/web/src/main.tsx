import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { openPopGate } from '#lib/popGate.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { AppRoutes, loadScreen } from './AppRoutes.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const root = createRoot(place)

// Before the router listens.
openPopGate()

const start = () =>
  root.render(
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>,
  )

// Code that could not be fetched is asked for once more where it is shown, and there the failure is told.
root.render(<Spinner />)
void loadScreen(location.pathname).then(start, start)

// The development server builds no worker.
if (import.meta.env.PROD) {
  addEventListener('load', async () => {
    const { registerServiceWorker } = await import('#lib/serviceWorker.ts')
    await registerServiceWorker()
  })
}

// A photo that waits on a shared computer goes in time, also when nobody signs in again.
void import('#lib/sealedStore.ts').then(({ sweepSealed }) => sweepSealed())
