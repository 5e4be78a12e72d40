// Sets the theme before the first paint. A separate file, because the page allows no inline script. Key and
// values are those of src/lib/theme.ts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('campanile:theme')
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', dark)
})()
