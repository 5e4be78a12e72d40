import { Link } from 'react-router'
import { buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'

/** The next step on pages where nothing else can be done. */
export const SignInLink = () => (
  <Link to="/login" className={buttonClass('primary', 'lg', 'mt-6 min-h-11 w-full')}>
    {m.goToSignIn()}
  </Link>
)
