import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/buttonClass.ts'
import { Greeting } from './Greeting.tsx'
import { WaitingForYou } from './WaitingForYou.tsx'

export const AdminDashboard = ({ today }: { today: ReactNode }) => (
  <>
    <Greeting>
      <Link to="/app/users?new=1" className={buttonClass('primary')}>
        <UserPlus size={15} aria-hidden="true" />
        Add user
      </Link>
    </Greeting>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{today}</div>
      <WaitingForYou />
    </div>
  </>
)
