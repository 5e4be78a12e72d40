import { useEffect, useState } from 'react'

/** An address under which the page can show a selected file, for as long as it is selected. */
export function useObjectUrl(file: Blob | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
