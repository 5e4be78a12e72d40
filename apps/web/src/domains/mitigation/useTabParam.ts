import { useSearchParams } from 'react-router'

const name = 'tab'

/** The part of the screen that the URL names; another one starts with its list untouched. */
export function useTabParam<T extends string>(tabs: readonly { value: T }[], usual: T) {
  const [params, setParams] = useSearchParams()
  const named = tabs.find(({ value }) => value === params.get(name))
  const show = (tab: T) => setParams({ [name]: tab })
  return [named?.value ?? usual, show] as const
}
