import { Link } from 'react-router'

/** The way to the register of a class. */
export const ClassLink = ({ classId, courseTitle }: { classId: string; courseTitle: string }) => (
  <Link to={`/app/classes/${classId}/report`} className="hover:underline">
    {courseTitle}
  </Link>
)
