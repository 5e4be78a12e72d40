import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { applyLocale } from '#lib/locale.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { Gallery } from './Gallery.tsx'
import { serveSavedViews } from './savedViewsServer.ts'

const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })

applyLocale()
serveSavedViews()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Gallery />
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
