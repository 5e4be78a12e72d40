;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('campanile:theme')
  } catch {}
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', dark)
})()
