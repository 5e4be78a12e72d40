import { useState } from 'react'
import { NavLink, Route, Routes } from 'react-router'
import { pageDirection } from '#lib/locale.ts'
import { useTheme } from '#lib/theme.ts'
import { Button } from '#ui/Button.tsx'
import { pages } from './pages.ts'

/** All pages of the gallery, with the list of them at the side. */
export function Gallery() {
  const { theme, switchTheme } = useTheme()
  const [direction, setDirection] = useState(pageDirection)
  const turn = () => {
    const other = direction === 'rtl' ? 'ltr' : 'rtl'
    document.documentElement.dir = other
    setDirection(other)
  }
  return (
    <div className="grid min-h-dvh md:grid-cols-[220px_minmax(0,1fr)]">
      <nav aria-label="Components" className="border-e border-line bg-surface p-4">
        <ul className="space-y-1">
          {pages.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} className="block rounded-sm px-2 py-1.5 text-sm aria-[current]:font-title">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <Button size="sm" className="mt-4" onClick={switchTheme}>
          {theme === 'dark' ? 'Light theme' : 'Dark theme'}
        </Button>
        <Button size="sm" className="mt-2" onClick={turn}>
          {direction === 'rtl' ? 'Left to right' : 'Right to left'}
        </Button>
      </nav>
      <main className="min-w-0 p-6">
        <Routes key={direction}>
          {pages.map(({ name, path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <>
                  <h1 className="mb-6 text-2xl font-title">{name}</h1>
                  <Page />
                </>
              }
            />
          ))}
          <Route path="*" element={<h1 className="text-2xl font-title">Component gallery</h1>} />
        </Routes>
      </main>
    </div>
  )
}
